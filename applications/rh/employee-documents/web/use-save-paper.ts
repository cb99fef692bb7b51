import { useSend } from '#kernel/web/api.ts'
import type { PaperFields } from '../employee-document.model.ts'
import { employeeDocumentsCalls } from '../employee-documents.calls.ts'
import type { PaperFiles } from './paper-files-field.tsx'

/** Its two sides are sent apart. */
export const cardKind = 'idCard'

/** Of the two calls. */
export const partsWithFiles = ['files', 'file', 'fileBack'] as const

type Typed = PaperFields & { supersedes?: string }

/** Sends a paper with its files, by the call that its kind has. */
export function useSavePaper(employeeId: string) {
  const told = { staysOnPage: true } as const
  const { send: sendCard, isSending: isSendingCard } = useSend(employeeDocumentsCalls.saveEmployeeIdCard, told)
  const { send: sendFiles, isSending: areFilesSending } = useSend(employeeDocumentsCalls.saveEmployeeFiles, told)
  const save = async (typed: Typed, { front, back, pages }: PaperFiles) => {
    if (typed.fileType !== cardKind) return sendFiles({ ...typed, employeeId }, { files: pages })
    const { fileType: _kind, documentName: _name, permitType: _permit, ...card } = typed
    return sendCard({ ...card, employeeId }, { file: front ?? undefined, fileBack: back ?? undefined })
  }
  return { save, isSending: isSendingCard || areFilesSending }
}
