/**
 * @generated SignedSource<<5e915d1a47eaa465a89d28f138a4c175>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityFilters_project$data = {
  readonly actor?: {
    readonly login: string;
    readonly " $fragmentSpreads": FragmentRefs<"UserWithAvatar_user">;
  } | null | undefined;
  readonly issue?: {
    readonly key: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "ActivityFilters_project";
};
export type ActivityFilters_project$key = {
  readonly " $data"?: ActivityFilters_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityFilters_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "actor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "byActor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "byIssue"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "number"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityFilters_project",
  "selections": [
    {
      "condition": "byActor",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "actor"
            }
          ],
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "actor",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "login",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "UserWithAvatar_user"
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "byIssue",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "number",
              "variableName": "number"
            }
          ],
          "concreteType": "Issue",
          "kind": "LinkedField",
          "name": "issue",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "a37c54879ce3fbcce8d289410e312288";

export default node;
