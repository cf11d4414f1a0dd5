/**
 * @generated SignedSource<<256b88481a760edc3940629858b01e84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteUpdatableQuery } from 'relay-runtime';
export type setTaskUpdatableQuery$variables = {
  subjectId: string;
};
export type setTaskUpdatableQuery$data = {
  get subject(): {
    readonly __typename: "Comment";
    bodyHTML: string;
  } | {
    readonly __typename: "Issue";
    bodyHTML: string;
    completedTaskCount: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  set subject(value: null | undefined);
};
export type setTaskUpdatableQuery = {
  response: setTaskUpdatableQuery$data;
  variables: setTaskUpdatableQuery$variables;
};

const node: ConcreteUpdatableQuery = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyHTML",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      {
        "defaultValue": null,
        "kind": "LocalArgument",
        "name": "subjectId"
      }
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "setTaskUpdatableQuery",
    "selections": [
      {
        "alias": "subject",
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "subjectId"
          }
        ],
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "completedTaskCount",
                "storageKey": null
              }
            ],
            "type": "Issue",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "type": "Comment",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "UpdatableQuery"
};
})();

(node as any).hash = "bed5598b7161d62e5e3043b8de26f6cc";

export default node;
