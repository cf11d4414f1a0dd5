/**
 * @generated SignedSource<<d9062eea5d62593ceaaafead3bef55b9>>
 * @relayHash d8e0b934e173295bef6179958e68acd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d28a49b963c2a8b5aeea2cb9b3e79eab77eb8b2770feee7a04913479956fba6

import type { ConcreteRequest } from 'relay-runtime';
export type TriageCountQuery$variables = {
  key: string;
};
export type TriageCountQuery$data = {
  readonly project: {
    readonly id: string;
    readonly triage: {
      readonly remainingCount: number;
    };
  } | null | undefined;
};
export type TriageCountQuery = {
  response: TriageCountQuery$data;
  variables: TriageCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "key",
        "variableName": "key"
      }
    ],
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "project",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TriageQueue",
        "kind": "LinkedField",
        "name": "triage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "remainingCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TriageCountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TriageCountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d28a49b963c2a8b5aeea2cb9b3e79eab77eb8b2770feee7a04913479956fba6",
    "metadata": {},
    "name": "TriageCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b396d510a3523910c62bf55dee02ce7";

export default node;
