import { type Contact, spokenName } from '../contact.model.ts'

/** The contact as a vCard 3.0 (RFC 2426), which telephones and mail programs of any age read. */
export function contactCard(contact: Omit<Contact, 'can'>): string {
  const { kind, name, firstname, organisation, jobtitle, mails, phones, address, note, companies } = contact
  const isPerson = kind === 'person'
  const employer = isPerson ? (organisation ?? companies[0]?.name) : name
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${isPerson ? structured([name, firstname, '', '', '']) : structured([name, '', '', '', ''])}`,
    `FN:${escaped(spokenName(contact))}`,
    ...(employer ? [`ORG:${escaped(employer)}`] : []),
    ...(jobtitle ? [`TITLE:${escaped(jobtitle)}`] : []),
    ...mails.map(mail => `EMAIL;TYPE=INTERNET:${escaped(mail)}`),
    ...phones.map(phone => `TEL;TYPE=WORK,VOICE:${escaped(phone)}`),
    ...(address?.city ? [`ADR;TYPE=WORK:${structured(['', ...linesOf(address)])}`] : []),
    ...(note ? [`NOTE:${escaped(note)}`] : []),
    `UID:urn:uuid:${contact.id}`,
    'END:VCARD',
  ]
    .flatMap(folded)
    .map(line => `${line}\r\n`)
    .join('')
}

/** Extended address, street, city, region, post code, country. */
const linesOf = ({ additionalAddress, address, city, postCode, country }: NonNullable<Contact['address']>) => [
  additionalAddress,
  address,
  city,
  '',
  postCode,
  country,
]

const structured = (parts: readonly (string | null)[]) => parts.map(part => escaped(part ?? '')).join(';')

const escaped = (text: string) => text.replace(/[\\,;]/g, sign => `\\${sign}`).replace(/\r\n?|\n/g, '\\n')

const mostBytesOfLine = 75

/** Lines of at most 75 bytes, cut between characters; what continues begins with a space (section 2.6 of RFC 2425). */
function folded(line: string): string[] {
  const lines: string[] = []
  let present = ''
  for (const character of line) {
    if (Buffer.byteLength(present + character) > mostBytesOfLine) {
      lines.push(present)
      present = ' '
    }
    present += character
  }
  return [...lines, present]
}
