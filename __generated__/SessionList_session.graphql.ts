/**
 * @generated SignedSource<<f5219fbb8295aa92b4c3d3d6b825be81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionList_session$data = {
  readonly address: string | null | undefined;
  readonly createdAt: string;
  readonly current: boolean;
  readonly id: string;
  readonly usedAt: string;
  readonly userAgent: string | null | undefined;
  readonly " $fragmentType": "SessionList_session";
};
export type SessionList_session$key = {
  readonly " $data"?: SessionList_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionList_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionList_session",
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
      "name": "current",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userAgent",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "e6257115210f98ac94defad633d05d99";

export default node;
