"""The OpenAPI document, made from the operations and the structs they use."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from fogg.server.http.requests.admin_operations import EVERY_OPERATION
from fogg.server.http.requests.operations import Operation
from fogg.server.protocol import PROTOCOL
from fogg.server.protocol.bodies import Fault
from fogg.server.request_refusal import STATUS
from fogg.version import VERSION

REF = "#/components/schemas/{name}"


@cache
def openapi() -> dict[str, Any]:
    """Return the document (OpenAPI 3.1). It is made for the first who asks: most servers never are."""
    kinds = [op.body for op in EVERY_OPERATION if op.body] + [
        op.returns for op in EVERY_OPERATION if isinstance(op.returns, type)
    ]
    schemas, components = msgspec.json.schema_components([*kinds, Fault], ref_template=REF)
    refs = dict(zip([*kinds, Fault], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for op in EVERY_OPERATION:
        paths.setdefault(f"/api{op.path}", {})[op.method.lower()] = operation(op, refs)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fogg",
            "version": f"{VERSION}+protocol.{PROTOCOL}",
            "description": "Tables of Ticket to Ride on the network. The live game is a socket: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "fogg"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def operation(op: Operation, refs: dict[Any, Any]) -> dict[str, Any]:
    """Return one operation."""
    doc = (op.handler.__doc__ or "").strip()
    found: dict[str, Any] = {
        "operationId": f"{op.handler.__module__.rpartition('.')[2]}_{op.handler.__name__}",
        "summary": op.summary,
        "description": doc,
        "responses": responses(op, refs),
    }
    names = re.findall(r"{(\w+)}", op.path)
    if names:
        found["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string", "maxLength": 200}}
            for name in names
        ]
    if op.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": refs[op.body]}}}
    if "nobody" in op.codes:
        found["security"] = [{"cookie": []}, {"bearer": []}]
    return found


def responses(op: Operation, refs: dict[Any, Any]) -> dict[str, Any]:
    """Return what an operation may answer."""
    if isinstance(op.returns, type):
        content = {"application/json": {"schema": refs[op.returns]}}
    else:
        content = {op.returns: {"schema": {"type": "string"}}}
        if op.returns == "application/jsonl":
            content["application/json"] = {"schema": {"type": "object"}}
    found: dict[str, Any] = {str(op.status): {"description": "Done.", "content": content}}
    codes = {*op.codes, "too-fast", "not-stored", *(("bad-request", "too-large") if op.body else ())}
    fault = {"application/json": {"schema": refs[Fault]}}
    for status in sorted({STATUS[code] for code in codes}):
        names = sorted(code for code in codes if STATUS[code] == status)
        found[str(status)] = {"description": f"Refused: {', '.join(names)}.", "content": fault}
    return found
