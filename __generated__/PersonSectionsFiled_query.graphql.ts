/**
 * @generated SignedSource<<e72bc5772852fb6d3d2ad4276092b47b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonSectionsFiled_query$data = {
  readonly person: {
    readonly filed: {
      readonly " $fragmentSpreads": FragmentRefs<"PersonIssueSection_issues">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PersonSectionsFiled_query";
};
export type PersonSectionsFiled_query$key = {
  readonly " $data"?: PersonSectionsFiled_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSectionsFiled_query">;
};

import PersonSectionsFiledRefetchQuery_graphql from './PersonSectionsFiledRefetchQuery.graphql';

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
      "operation": PersonSectionsFiledRefetchQuery_graphql
    }
  },
  "name": "PersonSectionsFiled_query",
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
          "name": "filed",
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

(node as any).hash = "ee8425e71e71dafa56693ab79c1003f7";

export default node;
