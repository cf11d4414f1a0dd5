/**
 * @generated SignedSource<<67dce2f9553b23c3429e7c6847b22854>>
 * @relayHash b751c31ab4a4ff7eabd0d0c5c50aa502
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48262d4df72dd9a850596b4c8ba3c2d18ef21c165f2715fceb113c7772f72155

import type { ConcreteRequest } from 'relay-runtime';
export type ImportReportJsonQuery$variables = {
  id: string;
};
export type ImportReportJsonQuery$data = {
  readonly node: {
    readonly report?: {
      readonly json: string;
    } | null | undefined;
  } | null | undefined;
};
export type ImportReportJsonQuery = {
  response: ImportReportJsonQuery$data;
  variables: ImportReportJsonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportReport",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "json",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportJob",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportReportJsonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "ImportReportJsonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "48262d4df72dd9a850596b4c8ba3c2d18ef21c165f2715fceb113c7772f72155",
    "metadata": {},
    "name": "ImportReportJsonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9edb41078437a929a321a830104c7514";

export default node;
