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
