/**
 * @generated SignedSource<<dec2286f31aa889cd08382e51afec7c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BodyEditedEvent_event$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"EventLine_event">;
  readonly " $fragmentType": "BodyEditedEvent_event";
};
export type BodyEditedEvent_event$key = {
  readonly " $data"?: BodyEditedEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"BodyEditedEvent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BodyEditedEvent_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventLine_event"
    }
  ],
  "type": "BodyEdited",
  "abstractKey": null
};

(node as any).hash = "cdfae8bf8536cc1146532a5fa959be31";

export default node;
