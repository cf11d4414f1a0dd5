/**
 * @generated SignedSource<<bcc2878470a105f39f35e06b5a8681ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueComparison_issue$data = {
  readonly comparison: {
    readonly fields: ReadonlyArray<{
      readonly isEqual: boolean;
    }>;
    readonly lines: ReadonlyArray<{
      readonly __typename: "SharedLine";
    }>;
    readonly other: {
      readonly " $fragmentSpreads": FragmentRefs<"IssueComparison_comparedIssue">;
    };
    readonly words: ReadonlyArray<{
      readonly __typename: "SharedWord";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"IssueComparison_comparison">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"IssueComparison_comparedIssue">;
  readonly " $fragmentType": "IssueComparison_issue";
};
export type IssueComparison_issue$key = {
  readonly " $data"?: IssueComparison_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueComparison_issue">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "IssueComparison_comparedIssue"
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "withId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueComparison_issue",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "withId",
          "variableName": "withId"
        }
      ],
      "concreteType": "IssueComparison",
      "kind": "LinkedField",
      "name": "comparison",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Issue",
          "kind": "LinkedField",
          "name": "other",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SharedWord",
          "kind": "LinkedField",
          "name": "words",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SharedLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ComparedField",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isEqual",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "IssueComparison_comparison"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "642d130b1f45c207a9c75eebfd9cab87";

export default node;
