/**
 * @generated SignedSource<<77f5bb4784c899904be53a576ffcc621>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonSections_issues$data = {
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
    readonly " $fragmentSpreads": FragmentRefs<"PersonSections_issue">;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "PersonSections_issues";
};
export type PersonSections_issues$key = {
  readonly " $data"?: PersonSections_issues$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSections_issues">;
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
  "name": "PersonSections_issues",
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
          "name": "PersonSections_issue"
        }
      ],
      "storageKey": "recentIssues(first:6)"
    }
  ],
  "type": "PersonIssues",
  "abstractKey": null
};
})();

(node as any).hash = "f5e7457d39c425c9cf1e6020effd5613";

export default node;
