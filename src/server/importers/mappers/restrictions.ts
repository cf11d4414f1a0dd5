/**
 * Reads which records of a source only some of its users can see. Winnow has no such records within a project, so an
 * import leaves them out. A value that is not understood counts as restricted.
 */
import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../values/json';
import type { ReportEntry, RestrictionAdjective } from '../../domain/imports/reportEntries';

/**
 * What a field says about its record. `flag`: restricted if it is set. `level`: the name of a group or security level,
 * restricted if there is one. `audience`: who can see the record, restricted unless that is everybody. `open`: the
 * opposite of a flag. `note`: a flag, or a text that only some users can see. `hint`: restricted only if the value says
 * so, because the field often has another meaning. `ignored`: says nothing in this format.
 */
export type RestrictingFieldKind = 'flag' | 'level' | 'audience' | 'open' | 'note' | 'hint' | 'ignored';

/** Restricting fields that only one format has, by their normalized name. */
export type RestrictingFields = Readonly<Record<string, RestrictingFieldKind>>;

export interface Restriction {
  /** Name of the restricting field in the source. */
  field: string;
  /** Adjective for the record, or null if the record is restricted to a group or level. */
  adjective: RestrictionAdjective | null;
  /** Whether the record counts as restricted because the field's value is unknown. */
  isUnclear: boolean;
  /** Why a comment was minimized, if the source gives a common reason. */
  cause?: string;
}

const toWordSet = (words: string): ReadonlySet<string> =>
  new Set(words.split(',').map((word) => normalizeWords(word)));

/** Returns a name in lower case, without accents, with its words separated by spaces: "isPrivate" is "is private". */
function normalizeWords(name: string): string {
  return name
    .slice(0, NAME_LENGTH_MAX)
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Maximum length of a name or value that is examined. Longer ones are texts. */
const NAME_LENGTH_MAX = 100;

const FLAG_WORDS: Readonly<Record<RestrictionAdjective, ReadonlySet<string>>> = {
  confidential: toWordSet(
    `confidential,isconfidential,confidentiality,vertraulich,confidentiel,confidentielle,confidencial,riservato,riservata,
    vertrouwelijk,poufne,fortrolig,konfidentiell,luottamuksellinen,конфиденциально,機密,机密,secret,geheim,sensitive,
    sensible,sensibel,embargo,embargoed,nda`,
  ),
  private: toWordSet(
    `private,isprivate,privat,private,prive,privee,privado,privada,privato,privata,prywatne,prywatny,yksityinen,приватно,
    приватный,非公開,私有,personal only,nonpublic,restricted,isrestricted,eingeschrankt,beschrankt,restreint,restringido,
    limitato,beperkt`,
  ),
  internal: toWordSet('internal,isinternal,intern,interne,interno,interna,intern only,wewnetrzne,внутренний'),
  hidden: toWordSet('hidden,ishidden,versteckt,verborgen,cache,oculto,nascosto'),
  minimized: toWordSet('minimized,minimised,isminimized,isminimised'),
};
const LEVEL_WORDS = toWordSet(
  'security,securitylevel,sicherheit,sicherheitsstufe,sicherheitsebene,securite,seguridad,issuerestriction',
);
const AUDIENCE_WORDS = toWordSet(
  `visibility,visible,visibleto,viewable,sichtbar,sichtbarkeit,visibilite,visibilidad,visibilita,visibile,zichtbaar,
  zichtbaarheid`,
);
const OPEN_WORDS = toWordSet(
  'public,ispublic,offentlich,publique,publico,publica,pubblico,pubblica,openbaar,offentlig,julkinen,publiczne,публичный',
);
/** Words beside a restricting word that do not change its meaning. */
const FILLER_WORDS = toWordSet(
  `is,ist,est,are,issue,issues,ticket,tickets,bug,item,record,entry,task,the,this,only,flag,field,custom,cf,y,n,yn,yes,no,or,
  level,stufe,access,to,for,fur,by,jsd,report,marked,as,a,an`,
);
const NOTE_WORDS = toWordSet(
  `note,notes,comment,comments,description,remark,remarks,text,body,message,details,notiz,notizen,notes,bemerkung,
  bemerkungen,kommentar,kommentare,commentaire,commentaires,comentario,comentarios`,
);
/** Names that only say something as a whole. */
const WHOLE_NAMES: RestrictingFields = {
  visible: 'open',
  'minimized reason': 'level',
  'minimised reason': 'level',
  'restrict to': 'level',
  'restricted to': 'level',
  restriction: 'level',
  restrictions: 'level',
  'issue restriction': 'level',
  'view state': 'audience',
  'view status': 'audience',
  'view policy': 'audience',
  'information type': 'audience',
  'visibility level': 'audience',
  'non public': 'flag',
  'not public': 'flag',
  'staff only': 'flag',
  'members only': 'flag',
  'team only': 'flag',
};
const HINT_NAMES: RestrictingFields = Object.fromEntries(
  'group,groups,access,audience,classification,permission,permissions,policy,sensitivity,scope,sharing'
    .split(',')
    .map((name) => [name, 'hint' as const]),
);

interface RestrictingField {
  kind: RestrictingFieldKind;
  adjective: Restriction['adjective'];
}

function classifyName(name: string, own: RestrictingFields): RestrictingField | null {
  const words = normalizeWords(name);
  const whole = [own, WHOLE_NAMES, HINT_NAMES].find((names) => Object.hasOwn(names, words))?.[words];
  if (whole === 'ignored') return null;
  const parts = words.split(' ');
  const adjective = findAdjective(parts);
  if (whole !== undefined) return { kind: whole, adjective: whole === 'flag' ? 'private' : adjective };
  const isAny = (set: ReadonlySet<string>) => parts.some((part) => set.has(part));
  const kind =
    adjective !== null
      ? isAny(NOTE_WORDS)
        ? 'note'
        : isAny(LEVEL_WORDS) || isAny(AUDIENCE_WORDS)
          ? 'level'
          : 'flag'
      : isAny(LEVEL_WORDS)
        ? 'level'
        : isAny(AUDIENCE_WORDS)
          ? 'audience'
          : isAny(OPEN_WORDS)
            ? 'open'
            : null;
  if (kind === null) return null;
  const isKnown = (part: string) =>
    FILLER_WORDS.has(part) ||
    LEVEL_WORDS.has(part) ||
    AUDIENCE_WORDS.has(part) ||
    OPEN_WORDS.has(part) ||
    findAdjective([part]) !== null ||
    (NOTE_WORDS.has(part) && adjective !== null);
  return parts.every(isKnown) ? { kind, adjective } : null;
}

const findAdjective = (parts: readonly string[]): Restriction['adjective'] =>
  (Object.keys(FLAG_WORDS) as (keyof typeof FLAG_WORDS)[]).find((adjective) =>
    parts.some((part) => FLAG_WORDS[adjective].has(part)),
  ) ?? null;

type Reading = 'open' | 'restricted' | 'unclear';

const NO_WORDS = toWordSet(
  `false,f,no,n,0,off,none,non,nein,nej,nei,nee,nao,ei,nie,нет,否,いいえ,아니요,unchecked,null,n/a,undefined,not private,
  not confidential,not restricted,no security level,no restriction,not set,unset`,
);
const YES_WORDS = toWordSet('true,t,yes,y,1,on,x,ja,j,oui,si,sim,tak,da,да,是,はい,예,checked,kylla');
const EVERYBODY_WORDS = toWordSet(
  `public,everyone,everybody,all,all users,anyone,unrestricted,world,anonymous,unlimited visibility,unlimitedvisibility,
  public security,offentlich,alle,tous,tout le monde,publique,publico,pubblico,openbaar,offentlig,todos,tutti`,
);

function readWord(text: string, kind: RestrictingFieldKind): Reading {
  if (text.trim().length > NAME_LENGTH_MAX) return 'unclear';
  const words = normalizeWords(text);
  // A mark such as ✓ has no letters.
  const isMark = words === '' && /[✓✔☑✅]/u.test(text);
  const isNothing = words === '' && !isMark;
  const isRestricting = isMark || YES_WORDS.has(words) || words.split(' ').some((part) => isFlagWord(part));
  switch (kind) {
    case 'open':
      if (YES_WORDS.has(words) || isMark || EVERYBODY_WORDS.has(words)) return 'open';
      return NO_WORDS.has(words) || isRestricting ? 'restricted' : 'unclear';
    case 'hint':
      return words.split(' ').some((part) => isFlagWord(part)) && !NO_WORDS.has(words)
        ? 'restricted'
        : 'open';
    case 'audience':
      if (isNothing || EVERYBODY_WORDS.has(words)) return 'open';
      return /^(?:\d+|true|false)$/.test(words) ? 'unclear' : 'restricted';
    case 'level':
      return isNothing || NO_WORDS.has(words) || EVERYBODY_WORDS.has(words) ? 'open' : 'restricted';
    default:
      if (isNothing || NO_WORDS.has(words) || EVERYBODY_WORDS.has(words)) return 'open';
      return isRestricting ? 'restricted' : 'unclear';
  }
}

const isFlagWord = (part: string): boolean => findAdjective([part]) !== null;

/** Fields of an object that name its value. */
const NAMING_FIELDS = ['value', 'name', 'label', 'text', 'key', '$type'] as const;
const VALUE_DEPTH_MAX = 5;

function readValue(value: unknown, kind: RestrictingFieldKind, depth = 0): Reading {
  if (value === undefined || value === null || value === '') return kind === 'open' ? 'unclear' : 'open';
  if (typeof value === 'boolean' || typeof value === 'number') return readWord(String(value), kind);
  if (typeof value === 'string')
    return value.trim() === '' && kind === 'open' ? 'unclear' : readWord(value, kind);
  const list = asArrayOrUndefined(value);
  if (depth >= VALUE_DEPTH_MAX) return 'unclear';
  if (list) {
    const readings = list.map((each) => readValue(each, kind, depth + 1));
    if (list.length === 0 && kind === 'open') return 'unclear';
    return (
      readings.find((each) => each === 'restricted') ?? readings.find((each) => each === 'unclear') ?? 'open'
    );
  }
  const object = value as JsonObject;
  // Jira names the role or group that can see a comment; a role could have the name "public".
  if (object.type === 'role' || object.type === 'group') return 'restricted';
  const named = NAMING_FIELDS.map((field) => object[field]).find((each) => each !== undefined);
  if (named !== undefined) return readValue(named, kind, depth + 1);
  if (kind === 'hint') return 'open';
  // The restrictions of an issue of Jira Cloud are lists by kind, which are empty for an unrestricted issue.
  const inner = asObjectOrUndefined(object.issuerestrictions);
  if (inner)
    return Object.values(inner).every((each) => readValue(each, 'level', depth + 1) === 'open')
      ? 'open'
      : 'restricted';
  return kind === 'level' ? 'restricted' : 'unclear';
}

/** The result of examining a field: whether it restricts its record, or is itself a restricted text. */
type FieldFinding = { restriction: Restriction } | 'restricted text' | null;

/** Examines the fields of records of one format. Keeps the meaning of names, which repeat in each record. */
export class RestrictionReader {
  readonly #own: RestrictingFields;
  readonly #fieldsByName = new Map<string, RestrictingField | null>();

  constructor(own: RestrictingFields = {}) {
    this.#own = own;
  }

  /** @param isPart whether the field belongs to a part of a record, such as a comment, where vague names are ignored */
  examineField(name: string, value: unknown, isPart = false): FieldFinding {
    const field = this.#classify(name);
    if (field === null || (field.kind === 'hint' && isPart)) return null;
    const reading = readValue(value, field.kind);
    if (reading === 'open') return null;
    if (field.kind === 'note' && reading === 'unclear') return 'restricted text';
    return {
      restriction: { field: name, adjective: field.adjective, isUnclear: reading === 'unclear' },
    };
  }

  /** Returns the reason why a record is restricted, or null if everybody who can see the project could see it. */
  findRestriction(record: JsonObject, isPart = false): Restriction | null {
    let found: Restriction | null = null;
    for (const name in record) {
      const finding =
        this.examineField(name, record[name], isPart) ?? this.#findInNamedValues(name, record[name], isPart);
      // A clear statement gives a better reason than an unclear one.
      if (finding !== null && typeof finding === 'object' && (found === null || found.isUnclear))
        found = finding.restriction;
    }
    if (found?.adjective !== 'minimized') return found;
    const cause =
      asStringOrUndefined(record.minimizedReason ?? record.minimized_reason) ?? findCause(record.minimized);
    return /^[a-z_ -]{1,20}$/i.test(cause ?? '') ? { ...found, cause: cause!.toLowerCase() } : found;
  }

  /** Examines fields in the form of names and values, such as `custom_fields: [{ name: 'Private', value: 1 }]`. */
  #findInNamedValues(name: string, value: unknown, isPart: boolean): FieldFinding {
    if (typeof value !== 'object' || value === null || !NAMED_VALUE_LISTS.has(normalizeWords(name)))
      return null;
    for (const [key, each] of listNamedValues(value)) {
      const object = asObjectOrUndefined(each);
      // Jira marks an internal comment by the property "sd.public.comment" with the value `{ internal: true }`.
      const inner = object && this.findRestriction(object, true);
      if (inner) return { restriction: inner };
      const finding = this.examineField(key, each, isPart);
      if (finding !== null && typeof finding === 'object') return finding;
    }
    return null;
  }

  #classify(name: string): RestrictingField | null {
    const known = this.#fieldsByName.get(name);
    if (known !== undefined) return known;
    const field = classifyName(name, this.#own);
    if (this.#fieldsByName.size < NAMES_KEPT_MAX) this.#fieldsByName.set(name, field);
    return field;
  }
}

/** Normalized names of fields that contain other fields, as a list of names and values or as an object. */
const NAMED_VALUE_LISTS = new Set([
  ...[
    'properties',
    'custom fields',
    'customfields',
    'custom field values',
    'additional fields',
    'extra fields',
  ],
  ...['attributes', 'metadata'],
]);

function listNamedValues(value: unknown): [name: string, value: unknown][] {
  const list = asArrayOrUndefined(value);
  if (!list) return Object.entries(asObjectOrUndefined(value) ?? {});
  return list.flatMap((each): [string, unknown][] => {
    const entry = asObjectOrUndefined(each);
    const name = asStringOrUndefined(entry?.key ?? entry?.name ?? asObjectOrUndefined(entry?.field)?.name);
    return entry && name !== undefined ? [[name, entry.value ?? entry.values]] : [];
  });
}

/** Maximum number of field names whose meaning is kept. The input determines the names. */
const NAMES_KEPT_MAX = 10_000;

const findCause = (minimized: unknown): string | undefined =>
  asStringOrUndefined(asObjectOrUndefined(minimized)?.reason);

/** Maximum length of a field's name in the report, in UTF-16 code units. */
const REPORTED_FIELD_LENGTH_MAX = 60;

const cutField = (field: string): string => field.slice(0, REPORTED_FIELD_LENGTH_MAX);

/** Describes restricted issues for the report, in the plural. */
export function describeRestrictedIssues({ field, adjective, isUnclear }: Restriction): ReportEntry {
  if (isUnclear) return { code: 'issues_with_unclear_restriction', field: cutField(field) };
  return adjective === null
    ? { code: 'issues_restricted_by_field', field: cutField(field) }
    : { code: 'restricted_issues', adjective };
}

/** Returns the reason why a comment or another part of an issue is left out. */
export function describeRestrictedPart({ field, adjective, isUnclear, cause }: Restriction): ReportEntry {
  if (isUnclear) return { code: 'unclear_restriction', field: cutField(field) };
  if (adjective === 'minimized') return { code: 'minimized', cause: cause ?? null };
  return { code: 'restricted_to_group' };
}
