/**
 * @generated SignedSource<<2de41d61b38b2019528b1735edb2250e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type issueUpdate_issue$data = {
  readonly fields?: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueFields_issue">;
  } | null | undefined;
  readonly links?: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueLinks_issue">;
  } | null | undefined;
  readonly peek?: {
    readonly " $fragmentSpreads": FragmentRefs<"PeekPanelFields_issue">;
  } | null | undefined;
  readonly screenText?: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueDescription_issue">;
  } | null | undefined;
  readonly text?: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueDescription_issue">;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"IssueHeader_issue" | "IssueRow_issue">;
  readonly " $fragmentType": "issueUpdate_issue";
};
export type issueUpdate_issue$key = {
  readonly " $data"?: issueUpdate_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"issueUpdate_issue">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueDescription_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "fields"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "links"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "screen"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "text"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "issueUpdate_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueRow_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueHeader_issue"
    },
    {
      "condition": "fields",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PeekPanelFields_issue"
              }
            ],
            "type": "Issue",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "peek"
        }
      ]
    },
    {
      "condition": "links",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IssueLinks_issue"
              }
            ],
            "type": "Issue",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "links"
        }
      ]
    },
    {
      "condition": "screen",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IssueFields_issue"
              }
            ],
            "type": "Issue",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "fields"
        },
        {
          "fragment": (v0/*:: as any*/),
          "kind": "AliasedInlineFragmentSpread",
          "name": "screenText"
        }
      ]
    },
    {
      "condition": "text",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": (v0/*:: as any*/),
          "kind": "AliasedInlineFragmentSpread",
          "name": "text"
        }
      ]
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "b5190db22d508d613ce9ac78038d60b0";

export default node;
