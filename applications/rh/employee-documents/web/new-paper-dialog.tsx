import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import type { Employee } from '#rh/employees/employee.model.ts'
import type { FilingKind } from '../document-kind.model.ts'
import { type EmployeeDocument, paperFields, type PaperFields } from '../employee-document.model.ts'
import { isNamed, NewPaperFields } from './new-paper-fields.tsx'
import { noFiles, type PaperFiles } from './paper-files-field.tsx'
import { cardKind, partsWithFiles, useSavePaper } from './use-save-paper.ts'

/** What is brought: a paper of a kind, or of one still to choose, perhaps instead of a former one. */
export type Bringing = { kind: string | null; renewed: EmployeeDocument | null }

type Props = Bringing & { employee: Employee; kinds: readonly FilingKind[]; onClose: () => void }

/** A paper with its files. What was chosen and typed stays when the line is too slow for it. */
export function NewPaperDialog({ employee, kinds, kind: asked, renewed, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const [files, setFiles] = useState<PaperFiles>(noFiles)
  const { save, isSending } = useSavePaper(employee.id)
  const submit = async (typed: PaperFields) => {
    const isCard = typed.fileType === cardKind
    if (isCard && !files.front) throw nothingChosen(t('rh.documents.no-front'))
    if (!isCard && files.pages.length === 0) throw nothingChosen(t('rh.documents.no-file'))
    const kind = kinds.find(({ code }) => code === typed.fileType)
    if (kind?.code === permitKind && !typed.expirationDate) throw withoutEnd(t('rh.documents.end-needed'))
    await save({ ...saidOf(kind, typed), ...(renewed && { supersedes: renewed.id }) }, files)
    alert.success(t('rh.documents.saved'))
    onClose()
  }
  return (
    <Dialog
      title={titleOf({ kind: asked && (kinds.find(({ code }) => code === asked)?.label ?? asked), renewed }, t)}
      onClose={onClose}
      width="md"
    >
      <Form
        schema={paperFields}
        beside={partsWithFiles}
        values={{ ...blank, fileType: asked ?? '', ...carriedOver(renewed) }}
        onSubmit={submit}
        submit={t('rh.documents.send')}
        onCancel={onClose}
      >
        <NewPaperFields kinds={kinds} isKindFixed={asked !== null} files={files} onFiles={setFiles} />
        {isSending && <Sending />}
      </Form>
    </Dialog>
  )
}

function titleOf({ kind, renewed }: Bringing, t: ReturnType<typeof useT>) {
  if (renewed) return t('rh.documents.renew-title', { kind: renewed.kindLabel })
  return kind ? t('rh.documents.add-of', { kind }) : t('rh.documents.new')
}

function Sending() {
  const t = useT()
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2">{t('rh.documents.sending')}</Typography>
      <LinearProgress aria-hidden />
    </Box>
  )
}

const blank = { documentName: '', identificationNumber: '', startingDate: '', expirationDate: '', permitType: '' }

/** What was typed while another kind was chosen is not sent. */
const saidOf = (
  kind: FilingKind | undefined,
  { startingDate, expirationDate, ...typed }: PaperFields,
): PaperFields => ({
  fileType: typed.fileType,
  ...(typed.documentName && kind && isNamed(kind) && { documentName: typed.documentName }),
  ...(typed.identificationNumber && kind?.hasNumber && { identificationNumber: typed.identificationNumber }),
  ...(typed.permitType && typed.fileType === permitKind && { permitType: typed.permitType }),
  ...(startingDate && kind?.hasExpiry && { startingDate }),
  ...(expirationDate && kind?.hasExpiry && { expirationDate }),
})

/** A renewal begins the day after, and is of the same type. */
function carriedOver(renewed: EmployeeDocument | null) {
  if (!renewed) return {}
  const { expirationDate, permitType, documentName } = renewed
  return {
    documentName: documentName ?? '',
    permitType: permitType ?? '',
    startingDate: expirationDate ? Temporal.PlainDate.from(expirationDate).add({ days: 1 }).toString() : '',
  }
}

/** A permit without a last day would be watched by nobody. */
const permitKind = 'workPermit'

const withoutEnd = (message: string) =>
  new ApiError({ status: 0, code: 'NO_END', message, fields: [{ field: 'expirationDate', code: 'required', message }] })

const nothingChosen = (message: string) => new ApiError({ status: 0, code: 'NO_FILE', message })
