/**
 * @generated SignedSource<<f2bc100dc23b261cb05b9ad652f982b4>>
 * @relayHash ab77fc5408cf454ccf03f35047f8049f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e679acbe6d10ced99a8e6a790247c47305edfa6ab171a18827b0c2ef20e00d0

import type { ConcreteRequest } from 'relay-runtime';
export type CommandPaletteMenuProjectsQuery$variables = {
  matching: string;
};
export type CommandPaletteMenuProjectsQuery$data = {
  readonly projects: {
    readonly nodes: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
  };
};
export type CommandPaletteMenuProjectsQuery = {
  response: CommandPaletteMenuProjectsQuery$data;
  variables: CommandPaletteMenuProjectsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "matching"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  {
    "kind": "Variable",
    "name": "matching",
    "variableName": "matching"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CommandPaletteMenuProjectsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProjectConnection",
        "kind": "LinkedField",
        "name": "projects",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CommandPaletteMenuProjectsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProjectConnection",
        "kind": "LinkedField",
        "name": "projects",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0e679acbe6d10ced99a8e6a790247c47305edfa6ab171a18827b0c2ef20e00d0",
    "metadata": {},
    "name": "CommandPaletteMenuProjectsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3cdd341fa3f58a464678ae421c1b2b71";

export default node;
