/**
 * @generated SignedSource<<ff614b29f5ee4f0e90e43c5e62633502>>
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
      readonly " $fragmentSpreads": FragmentRefs<"ComparedIssue_issue">;
    };
    readonly words: ReadonlyArray<{
      readonly __typename: "SharedWord";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ComparedIssue_comparison">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedIssue_issue">;
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
  "name": "ComparedIssue_issue"
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
          "name": "ComparedIssue_comparison"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "c49b4f0a3fe943af1560185bc939689d";

export default node;
