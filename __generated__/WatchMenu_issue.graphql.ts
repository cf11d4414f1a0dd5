/**
 * @generated SignedSource<<6c46ba8a62740c4d9526578ac3e5a43d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
export type WatchLevel = "ALL" | "MUTED" | "PARTICIPATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WatchMenu_issue$data = {
  readonly id: string;
  readonly isGone: boolean | null | undefined;
  readonly key: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly viewerWatchLevel: WatchLevel;
  readonly " $fragmentType": "WatchMenu_issue";
};
export type WatchMenu_issue$key = {
  readonly " $data"?: WatchMenu_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchMenu_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchMenu_issue",
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
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerWatchLevel",
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

(node as any).hash = "82ae3c7069d9007d3e0d41fe73dc4d0f";

export default node;
