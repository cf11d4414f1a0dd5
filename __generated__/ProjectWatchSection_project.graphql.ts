/**
 * @generated SignedSource<<b3a7d8c4a599e76f28c8ffd54c0b71c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WatchLevel = "ALL" | "MUTED" | "PARTICIPATING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProjectWatchSection_project$data = {
  readonly id: string;
  readonly key: string;
  readonly viewerWatchLevel: WatchLevel;
  readonly " $fragmentType": "ProjectWatchSection_project";
};
export type ProjectWatchSection_project$key = {
  readonly " $data"?: ProjectWatchSection_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectWatchSection_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectWatchSection_project",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e9a79c8e0ffd9e1f61244d4407a6da38";

export default node;
