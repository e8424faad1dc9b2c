/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.ftl" {
  const text: string;
  export default text;
}
declare module "*.ftl?host" {
  const text: string;
  export default text;
}
declare module "*.ftl?replay" {
  const text: string;
  export default text;
}
declare module "*.ftl?records" {
  const text: string;
  export default text;
}
declare module "*.ftl?analysis" {
  const text: string;
  export default text;
}
declare module "*.ftl?learn" {
  const text: string;
  export default text;
}
declare module "node:fs" {
  export function readFileSync(path: string, encoding: "utf-8"): string;
}
