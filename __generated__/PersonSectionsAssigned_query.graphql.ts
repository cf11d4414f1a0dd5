/**
 * @generated SignedSource<<94b72e3bbf680da550eb0913849c5e49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonSectionsAssigned_query$data = {
  readonly person: {
    readonly assigned: {
      readonly " $fragmentSpreads": FragmentRefs<"PersonIssueSection_issues">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PersonSectionsAssigned_query";
};
export type PersonSectionsAssigned_query$key = {
  readonly " $data"?: PersonSectionsAssigned_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSectionsAssigned_query">;
};

import PersonSectionsAssignedRefetchQuery_graphql from './PersonSectionsAssignedRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "login"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": PersonSectionsAssignedRefetchQuery_graphql
    }
  },
  "name": "PersonSectionsAssigned_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "login",
          "variableName": "login"
        }
      ],
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PersonIssues",
          "kind": "LinkedField",
          "name": "assigned",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PersonIssueSection_issues"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6d510b84489c982ef837940d760f8bcd";

export default node;
