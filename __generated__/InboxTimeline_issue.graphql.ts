/**
 * @generated SignedSource<<471d5d36b08fbedb6b5019dfed6c9a7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InboxTimeline_issue$data = {
  readonly viewerNotification: {
    readonly firstEventAt: string;
    readonly seenAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useNewestTimelineItems_issue">;
  readonly " $fragmentType": "InboxTimeline_issue";
};
export type InboxTimeline_issue$key = {
  readonly " $data"?: InboxTimeline_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxTimeline_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxTimeline_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Notification",
      "kind": "LinkedField",
      "name": "viewerNotification",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstEventAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seenAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNewestTimelineItems_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "ae0b875fa7d82791d79ae069d625e3ed";

export default node;
