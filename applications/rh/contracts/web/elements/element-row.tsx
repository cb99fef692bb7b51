import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { downloadCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { type Action, RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { generatedDocumentsCalls } from '#platform/generated-documents/generated-documents.calls.ts'
import type { Contract } from '../../contract.model.ts'
import type { ElementOfContract } from '../../contract-element.model.ts'
import { contractElementsCalls } from '../../contract-elements.calls.ts'
import { StateChip } from '../contract-chips.tsx'
import { SignedCopyDialog } from '../signed-copy-dialog.tsx'
import { CancelElementDialog } from './cancel-element-dialog.tsx'
import { DeleteElementQuestion } from './delete-element-question.tsx'
import { EndingChecklist } from './ending-checklist.tsx'
import { useDocumentOfElement } from './use-document-of-element.ts'

type Open = 'sign' | 'cancel' | 'delete' | null
type Props = { contract: Contract; element: ElementOfContract; onEdit: () => void }

/** What changes, suspends or ends a contract: from when, why, where it stands and what may be done with it. */
export function ElementRow({ contract, element, onEdit }: Props) {
  const t = useT()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const signing = useSend(contractElementsCalls.signElementOnPaper, { staysOnPage: true })
  const said = { contractElementType: element.kind, elementOfContractId: element.id }
  const actions = useActions({ contract, element, onEdit, onOpen: setOpen })
  const days = useDaysOf(element)
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 600 }}>{t(`rh.element.${element.kind}`)}</Typography>
            <Typography variant="body2">{days}</Typography>
            <StateChip state={element.state} />
            {element.isEffective && <Chip tone="success" label={t('rh.element.effective')} />}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <Reason element={element} />
          </Typography>
        </Box>
        <RowMenu label={t('kernel.table.actions-of', { name: t(`rh.element.${element.kind}`) })} actions={actions} />
      </Box>
      {element.kind === 'endingOfContract' && element.state !== 'cancelled' && (
        <EndingChecklist ending={element} mayTick={contract.can.change} />
      )}
      {open === 'sign' && (
        <SignedCopyDialog
          onSign={(signed, copy) => signing.send({ ...said, ...signed }, { file: [copy] })}
          onClose={close}
        />
      )}
      {open === 'cancel' && <CancelElementDialog element={element} onClose={close} />}
      {open === 'delete' && <DeleteElementQuestion element={element} onClose={close} />}
    </Box>
  )
}

type Acting = Props & { onOpen: (open: Open) => void }

function useActions({ contract, element, onEdit, onOpen }: Acting): Action[] {
  const t = useT()
  const make = useDocumentOfElement(contract)
  const { can, document, documentModelId } = element
  const isToMake = can.edit && documentModelId !== null && (document === null || document.isOutdated)
  const openDocument = () =>
    document &&
    void downloadCall(
      generatedDocumentsCalls.getGeneratedFile,
      { documentId: document.documentId },
      { staysOnPage: true },
    )
  return [
    ...(document?.isReadable ? [{ label: t('rh.contract.open-document'), onSelect: openDocument }] : []),
    ...(isToMake ? [{ label: t('rh.element.make-document'), onSelect: () => void make(element) }] : []),
    ...(can.sign ? [{ label: t('rh.contract.attach'), onSelect: () => onOpen('sign') }] : []),
    ...(can.edit ? [{ label: t('verb.edit'), onSelect: onEdit }] : []),
    ...(can.delete ? [{ label: t('verb.delete'), isDestructive: true, onSelect: () => onOpen('delete') }] : []),
    ...(can.cancel ? [{ label: t('rh.element.cancel'), isDestructive: true, onSelect: () => onOpen('cancel') }] : []),
  ]
}

function useDaysOf(element: ElementOfContract): string {
  const t = useT()
  const { date } = useFormat()
  switch (element.kind) {
    case 'amendment':
      return t('rh.element.since', { from: date(element.activationDate) })
    case 'suspension':
      return element.endingDate
        ? t('rh.contract.from-to', { from: date(element.startingDate), to: date(element.endingDate) })
        : t('rh.element.since', { from: date(element.startingDate) })
    case 'endingOfContract':
      return date(element.endingDate)
  }
}

function Reason({ element }: { element: ElementOfContract }) {
  const t = useT()
  const { date } = useFormat()
  if (element.cancelReason) return t('rh.element.cancelled-because', { reason: element.cancelReason })
  if (element.kind !== 'amendment') return element.reason.label ?? element.reason.code
  const { conditions, endOfContractDate, reason } = element
  const { position, workTime, coefficient, salary, site, unit, subunit, other } = conditions
  const names = [position, workTime, coefficient, salary, site, unit, subunit].flatMap(one => one?.name ?? [])
  const changes = [
    ...names,
    ...(other ? [other] : []),
    ...(endOfContractDate ? [t('rh.element.until', { to: date(endOfContractDate) })] : []),
  ]
  return [reason, ...changes].join(' · ')
}
