/**
 * @generated SignedSource<<de899b6409bcf7b1adabb7126e38005c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonIssueSection_issues$data = {
  readonly openCount: number;
  readonly projects: ReadonlyArray<{
    readonly count: number;
    readonly project: {
      readonly id: string;
      readonly key: string;
      readonly name: string;
    };
  }>;
  readonly recentIssues: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonIssueSectionRow_issue">;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "PersonIssueSection_issues";
};
export type PersonIssueSection_issues$key = {
  readonly " $data"?: PersonIssueSection_issues$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonIssueSection_issues">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonIssueSection_issues",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectIssueCount",
      "kind": "LinkedField",
      "name": "projects",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Project",
          "kind": "LinkedField",
          "name": "project",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "recentIssues",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonIssueSectionRow_issue"
        }
      ],
      "storageKey": "recentIssues(first:6)"
    }
  ],
  "type": "PersonIssues",
  "abstractKey": null
};
})();

(node as any).hash = "f9a504f776459599cd864d3b89fd3375";

export default node;
