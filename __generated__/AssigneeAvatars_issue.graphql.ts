/**
 * @generated SignedSource<<16db61884acd0c216a8e9fb6cca69fc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssigneeAvatars_issue$data = {
  readonly fewAssignees: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"Avatar_user">;
    }>;
  };
  readonly " $fragmentType": "AssigneeAvatars_issue";
};
export type AssigneeAvatars_issue$key = {
  readonly " $data"?: AssigneeAvatars_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssigneeAvatars_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssigneeAvatars_issue",
  "selections": [
    {
      "alias": "fewAssignees",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2
        }
      ],
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "assignees",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Avatar_user"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "assignees(first:2)"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "002ec69378537b3e8eccf651046e93e4";

export default node;
