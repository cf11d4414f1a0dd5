/**
 * @generated SignedSource<<230cac3678ba47a4b805f85e0c4fdbdb>>
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
  readonly hold?: {
    readonly " $fragmentSpreads": FragmentRefs<"HeldIssueNotice_issue">;
  } | null | undefined;
  readonly links?: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueLinks_issue">;
  } | null | undefined;
  readonly preview?: {
    readonly " $fragmentSpreads": FragmentRefs<"PreviewFields_issue">;
  } | null | undefined;
  readonly screenText?: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueDescription_issue">;
  } | null | undefined;
  readonly subIssue?: {
    readonly " $fragmentSpreads": FragmentRefs<"SubIssueRow_issue">;
  } | null | undefined;
  readonly text?: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueDescription_issue">;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"IssueHeader_issue" | "IssueRow_issue" | "SubIssueProgress_issue">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubIssueProgress_issue"
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
                "name": "PreviewFields_issue"
              }
            ],
            "type": "Issue",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "preview"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "HeldIssueNotice_issue"
              }
            ],
            "type": "Issue",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "hold"
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
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SubIssueRow_issue"
              }
            ],
            "type": "Issue",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "subIssue"
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

(node as any).hash = "1223ea3de3753a676e252cbdabc59ee0";

export default node;
