/**
 * @generated SignedSource<<30942407a438751f717e2d48d2a6f626>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriagePane_issue$data = {
  readonly id: string;
  readonly isGone: boolean | null | undefined;
  readonly key: string;
  readonly likelyDuplicates: ReadonlyArray<{
    readonly isPreselected: boolean;
    readonly issue: {
      readonly id: string;
      readonly key: string;
    };
  }>;
  readonly state: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TriageActions_issue" | "TriageIssue_issue" | "TriageSuggestions_duplicates" | "TriageSuggestions_issue">;
  readonly " $fragmentType": "TriagePane_issue";
};
export type TriagePane_issue$key = {
  readonly " $data"?: TriagePane_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriagePane_issue">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriagePane_issue",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowState",
      "kind": "LinkedField",
      "name": "state",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
          "value": 5
        },
        {
          "kind": "Literal",
          "name": "minScore",
          "value": 0.05
        }
      ],
      "concreteType": "LikelyDuplicate",
      "kind": "LinkedField",
      "name": "likelyDuplicates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPreselected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Issue",
          "kind": "LinkedField",
          "name": "issue",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "likelyDuplicates(first:5,minScore:0.05)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TriageIssue_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TriageSuggestions_duplicates"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TriageSuggestions_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TriageActions_issue"
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGone",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "db259e0ae91e05a4494491fb9b1e8023";

export default node;
