/**
 * @generated SignedSource<<f7c6271231d65e0956faf0796ca87682>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriageHeader_queue$data = {
  readonly doneTodayCount: number;
  readonly leases: ReadonlyArray<{
    readonly holder: {
      readonly id: string;
      readonly login: string;
      readonly " $fragmentSpreads": FragmentRefs<"Avatar_user">;
    } | null | undefined;
    readonly issue: {
      readonly id: string;
      readonly key: string;
    } | null | undefined;
    readonly viewerIsHolder: boolean;
  }>;
  readonly oldestCreatedAt: string | null | undefined;
  readonly remainingCount: number;
  readonly " $fragmentType": "TriageHeader_queue";
};
export type TriageHeader_queue$key = {
  readonly " $data"?: TriageHeader_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageHeader_queue">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageHeader_queue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remainingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneTodayCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oldestCreatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TriageLease",
      "kind": "LinkedField",
      "name": "leases",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerIsHolder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "holder",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "login",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Avatar_user"
            }
          ],
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TriageQueue",
  "abstractKey": null
};
})();

(node as any).hash = "e5a550142cfa64c3464645fe7816e12d";

export default node;
