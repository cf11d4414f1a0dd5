/**
 * @generated SignedSource<<cda6da3adaa03018f54c733acf7c1fc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IssueConversation_issue$data = {
  readonly id: string;
  readonly isGone: boolean | null | undefined;
  readonly locked: boolean;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_issue" | "HeldIssueNotice_issue" | "IssueDescription_issue" | "IssueTimeline_issue" | "SubIssues_issue">;
  readonly " $fragmentType": "IssueConversation_issue";
};
export type IssueConversation_issue$key = {
  readonly " $data"?: IssueConversation_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueConversation_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "around"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "hasAround"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueConversation_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeldIssueNotice_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueDescription_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubIssues_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentComposer_issue"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "around",
          "variableName": "around"
        },
        {
          "kind": "Variable",
          "name": "hasAround",
          "variableName": "hasAround"
        }
      ],
      "kind": "FragmentSpread",
      "name": "IssueTimeline_issue"
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

(node as any).hash = "cb20cfd95ae6b856c447b0e6be0566f9";

export default node;
