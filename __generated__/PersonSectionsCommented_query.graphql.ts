/**
 * @generated SignedSource<<06f9662c1d83207106c12e1647b364af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonSectionsCommented_query$data = {
  readonly person: {
    readonly commented: {
      readonly " $fragmentSpreads": FragmentRefs<"PersonIssueSection_issues">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PersonSectionsCommented_query";
};
export type PersonSectionsCommented_query$key = {
  readonly " $data"?: PersonSectionsCommented_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSectionsCommented_query">;
};

import PersonSectionsCommentedRefetchQuery_graphql from './PersonSectionsCommentedRefetchQuery.graphql';

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
      "operation": PersonSectionsCommentedRefetchQuery_graphql
    }
  },
  "name": "PersonSectionsCommented_query",
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
          "name": "commented",
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

(node as any).hash = "ddb68b83078f96e13aa19baef1424228";

export default node;
