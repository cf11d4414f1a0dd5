/**
 * @generated SignedSource<<d4e42d3d8dd51fb468c7f36ffb9ec560>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteUpdatableQuery } from 'relay-runtime';
export type setReactionVoteQuery$variables = {
  issueId: string;
};
export type setReactionVoteQuery$data = {
  get issue(): {
    readonly __typename: "Issue";
    viewerHasVoted: boolean;
    voteCount: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  set issue(value: null | undefined);
};
export type setReactionVoteQuery = {
  response: setReactionVoteQuery$data;
  variables: setReactionVoteQuery$variables;
};

const node: ConcreteUpdatableQuery = {
  "fragment": {
    "argumentDefinitions": [
      {
        "defaultValue": null,
        "kind": "LocalArgument",
        "name": "issueId"
      }
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "setReactionVoteQuery",
    "selections": [
      {
        "alias": "issue",
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "issueId"
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voteCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerHasVoted",
                "storageKey": null
              }
            ],
            "type": "Issue",
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

(node as any).hash = "c9b9ccc803a70b7d25a24e0c6f417014";

export default node;
