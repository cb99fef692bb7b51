import { as } from '#kernel/testing/as.ts'
import { entriesOfZip } from '#kernel/testing/entries-of-zip.ts'
import { pagesOfPdf } from '#kernel/testing/pages-of-pdf.ts'
import { contactsCalls } from '#platform/directory/contacts.calls.ts'
import { candidatesCalls } from '#rh/candidates/candidates.calls.ts'
import { employeeExportCalls } from '#rh/employee-export/employee-export.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { registerCalls } from '#rh/register/register.calls.ts'
import type { Actor } from './two-clients.ts'

/** What somebody reads in a file, whatever packs it: the walk with ids looks no further than the bytes of an answer. */
function textOf(bytes: Buffer): string {
  const head = bytes.subarray(0, 4).toString('latin1')
  if (head === '%PDF') return pagesOfPdf(bytes).join('\n')
  if (head !== 'PK\u0003\u0004') return bytes.toString('utf8')
  return [...entriesOfZip(bytes)].map(([path, inside]) => `${path}\n${textOf(inside)}`).join('\n')
}

/** The files that an administrator of a client takes away, of each kind, as they read. */
export async function filesTakenBy(actor: Actor) {
  const asker = as(actor)
  const taken: { kind: string; text: string }[] = []
  const take = async (kind: string, answer: ReturnType<typeof asker.send>) => {
    const { statusCode, rawPayload } = await answer
    if (statusCode !== 200) throw new Error(`${actor.mail} was refused a ${kind}: ${statusCode}`)
    taken.push({ kind, text: textOf(rawPayload) })
  }
  for (const { siret } of await asker.call(registerCalls.getEstablishmentsOfRegister, {}))
    for (const format of ['pdf', 'csv'] as const)
      await take(`register as ${format}`, asker.send(registerCalls.exportRegister, { siret, format }))
  for (const { id } of (await asker.call(employeesCalls.getEmployeesOfClient, {})).slice(0, 8))
    await take('archive of a person', asker.send(employeeExportCalls.exportEmployee, { id }))
  for (const { id } of (await asker.call(candidatesCalls.getCandidates, {})).slice(0, 4))
    await take('archive of a candidate', asker.send(candidatesCalls.exportCandidate, { candidateId: id }))
  for (const { id } of (await asker.call(contactsCalls.getContacts, { page: 0, size: 20 })).items)
    await take('card', asker.send(contactsCalls.getContactCard, { id }))
  return taken
}
