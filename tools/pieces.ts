/** A module that one of these modules is, or needs, is in the piece; with `minShareCount`, if so many parts of the product share it. */
type Piece = { name: string | ((module: string) => string); test: RegExp; tags?: ['$initial']; minShareCount?: number }

/** What an entry needs at once comes in one piece, which compresses better than ten. */
const base: Piece = {
  name: 'base',
  tags: ['$initial'],
  test: /[\\/](node_modules|kernel|platform)[\\/]|[\\/]main[\\/]pages-of-applications\.ts$/,
}

/** What a visitor sees first, with its French texts. */
const signIn: Piece = {
  name: 'sign-in',
  test: /[\\/]platform[\\/]identity[\\/]web[\\/](login-page\.tsx|only-signed-out\.ts)$|[\\/](kernel|identity)[\\/]web[\\/]labels[\\/]fr\.ts$/,
}

/** What pages need that a link opens to a stranger, with the papers that one of them is sent, and what all others need with them; then the addresses and frame of these others. */
const linkPages: Piece = {
  name: 'link-pages',
  test: /[\\/]main[\\/]links-wing\.tsx$|[\\/]kernel[\\/]web[\\/](language-of-link|use-call|use-send)\.ts$|kernel[\\/]web[\\/]kit[\\/]file-drop\.tsx$|~icons[\\/]ic[\\/]baseline-translate|[\\/]rh[\\/](link-frame\.tsx|employee-documents[\\/]paper-file\.model\.ts)$/,
}
const furtherPages: Piece = { name: 'further-pages', test: /[\\/]main[\\/](further-wing|page-frame)\.tsx?$/ }
/** The addresses of an application, which come with the first of them that is opened. */
const addresses: Piece = {
  name: module => `addresses-${/[\\/]applications[\\/](\w+)/.exec(module)?.[1]}`,
  test: /[\\/]applications[\\/]\w+[\\/]\w+\.web\.ts$/,
}
/** What even the pages of a stranger on a telephone are made of. */
const commonPieces: Piece = {
  name: 'common-pieces',
  test: /[\\/]kernel[\\/]web[\\/](use-format|use-send|download-call|kit[\\/](page|empty|failed|outcome-sheet|card-grid|section-card|skeletons|page-link|facts|drafts))\.tsx?$|[\\/]LinearProgress[\\/]/,
  minShareCount: 10,
}
/** Faces and states, of lists and of what surrounds a page: who only sends a paper fetches none. */
const badges: Piece = { name: 'badges', test: /[\\/]kernel[\\/]web[\\/]kit[\\/](avatar|chip)\.tsx$/, minShareCount: 10 }
const schemas: Piece = { name: 'schemas', test: /[\\/]node_modules[\\/]zod[\\/]/, minShareCount: 2 }
const icons: Piece = { name: 'icons', test: /~icons[\\/]ic[\\/]/, minShareCount: 5 }

/** The fields of forms, apart from what stands around a page: strangers fill forms too. */
const fields: Piece = {
  name: 'fields',
  test: /[\\/](node_modules[\\/](react-hook-form|@hookform)[\\/]|@mui[\\/]material[\\/](Input|OutlinedInput|FilledInput|FormLabel|FormControl|FormHelper|NativeSelect|Select|TextField|Textarea|Checkbox|Switch|Radio)|kernel[\\/]web[\\/]kit[\\/][\w-]*(form|field|input)[\w-]*\.tsx?$)/,
  minShareCount: 10,
}
const shell: Piece = { name: 'shell', test: /[\\/]platform[\\/]shell[\\/]web[\\/]shell-of-pages\.ts$/ }

/** Tables and all else that many pages share. Telephone numbers of every country weigh twice as much: who asks for one fetches them. */
const kit: Piece = {
  name: 'kit',
  test: /[\\/](node_modules[\\/](?!libphonenumber-js|stdnum|ibantools)|kernel[\\/](?!.*[\\/]labels|web[\\/](devices|kit[\\/](phone|touch))))/,
  minShareCount: 10,
}
/** What gloved hands use, and the devices beside them: no page of an office fetches it. */
const touch: Piece = { name: 'touch', test: /[\\/]kernel[\\/]web[\\/](kit[\\/]touch|devices)[\\/]/, minShareCount: 2 }
const rarerPieces: Piece = {
  name: 'rarer-pieces',
  test: /[\\/]kernel[\\/]web[\\/]kit[\\/](?!phone|curve|chart|bars|spark|touch|entry-grid|use-grid|record-head|timeline)/,
  minShareCount: 3,
}
const calls: Piece = { name: 'calls', test: /[\\/]platform[\\/][\w-]+[\\/][\w-]+\.calls\.ts$/, minShareCount: 3 }

/** What pages of the staff ask and judge by: they speak of people, contracts, places and terms together. */
const callsOfStaff: Piece = {
  name: 'calls-of-staff',
  test: /[\\/]applications[\\/]rh[\\/][\w-]+[\\/][\w-]+\.calls\.ts$/,
  minShareCount: 3,
}

/** What those rooms of the staff are called, may be and lead to; rules of forms come with the forms. */
const modelsOfStaff: Piece = {
  name: 'models-of-staff',
  test: /[\\/]applications[\\/]rh[\\/][\w-]+[\\/](?!.*(form|applicant|settings|marital-status)\.model)[\w-]+\.model\.ts$/,
  minShareCount: 6,
}

/** Few large pieces instead of hundreds (decision 043). A module goes to the first that takes it. */
export const pieces = [
  base,
  signIn,
  linkPages,
  commonPieces,
  badges,
  furtherPages,
  addresses,
  schemas,
  icons,
  fields,
  shell,
  kit,
  touch,
  rarerPieces,
  calls,
  callsOfStaff,
  modelsOfStaff,
].map((piece, index, all) => ({ ...piece, priority: all.length - index }))
