import PictureAsPdfOutlined from '~icons/ic/outline-picture-as-pdf'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { downloadCall, useSend } from '#kernel/web/api.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { type Fact, Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { generatedDocumentsCalls } from '#platform/generated-documents/generated-documents.calls.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { dpaeElement } from '#rh/dpae/dpae.model.ts'
import { addressOfDpae } from '#rh/dpae/dpae-place.model.ts'
import { hiringClockPart } from '#rh/dpae/dpae.web.ts'
import type { Contract } from '../contract.model.ts'
import { contractsCalls } from '../contracts.calls.ts'
import { addressOfContract } from '../contracts-place.model.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { StateChip, TimeChip } from './contract-chips.tsx'
import { ElementsOfContract } from './elements/elements-of-contract.tsx'
import { SignedCopyDialog } from './signed-copy-dialog.tsx'
import { EnvelopeNotice } from './signing/envelope-notice.tsx'
import { MailDialog } from './signing/mail-dialog.tsx'
import { SendToSignDialog } from './signing/send-to-sign-dialog.tsx'

type Open = 'send' | 'mail' | 'sign' | 'cancel' | 'delete' | null

/** A contract with what it says, where it stands and what may be done with it. */
export function ContractCard({ contract }: { contract: Contract }) {
  const t = useT()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { send } = useSend(contractsCalls.uploadContractAttachment, { staysOnPage: true })
  const sign = (days: { signedOn: string; deliveredOn?: string }, copy: File) =>
    send({ contractId: contract.id, kind: 'signedCopy', ...days }, { file: [copy] })
  return (
    <SectionCard
      title={nameOf(contract)}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, justifyContent: 'flex-end' }}>
          <TimeChip timeState={contract.timeState} />
          <StateChip state={contract.state} />
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Term contract={contract} />
        <Facts facts={useFactsOf(contract)} />
        {isToDeclare(contract) && <Declaration contract={contract} />}
        {contract.document?.isOutdated && <Alert severity="warning">{t('rh.contract.outdated')}</Alert>}
        {contract.ruleOverrides.map(({ rule, by, reason }) => (
          <Typography key={rule} variant="body2" sx={{ color: 'text.secondary' }}>
            {t('rh.contract.passed', { by: by ?? '—', reason })}
          </Typography>
        ))}
        <EnvelopeNotice envelope={contract.envelope} />
        <Acts contract={contract} onOpen={setOpen} />
        <ElementsOfContract contract={contract} />
      </Box>
      {open === 'send' && <SendToSignDialog kind="contract" id={contract.id} name={nameOf(contract)} onClose={close} />}
      {open === 'mail' && contract.document && (
        <MailDialog documentId={contract.document.documentId} name={nameOf(contract)} onClose={close} />
      )}
      {open === 'sign' && <SignedCopyDialog onSign={sign} onClose={close} />}
      {open === 'cancel' && <CancelDialog contract={contract} onClose={close} />}
      {open === 'delete' && <DeleteQuestion contract={contract} onClose={close} />}
    </SectionCard>
  )
}

const nameOf = ({ typeOfContract, number }: Contract) => `${typeOfContract.name} · ${number}`

const HiringClock = componentOf(hiringClockPart, null)

const isToDeclare = ({ state, dpae }: Contract) =>
  dpae.state !== 'not_needed' && state !== 'draft' && state !== 'cancelled'

/** How long is left to declare the hiring, and the way to it. */
function Declaration({ contract: { dpae, employeeId } }: { contract: Contract }) {
  const t = useT()
  const mayRead = useLevel(dpaeElement) >= 1
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {mayRead ? (
          <MuiLink component={Link} to={addressOfDpae(employeeId)}>
            {t('rh.dpae.tab')}
          </MuiLink>
        ) : (
          t('rh.dpae.tab')
        )}
      </Typography>
      <HiringClock {...dpae} />
    </Box>
  )
}

function Term({ contract: { hiringDate, finalDay, timeState } }: { contract: Contract }) {
  const t = useT()
  const { date } = useFormat()
  const from = date(hiringDate)
  const said = finalDay
    ? t('rh.contract.from-to', { from, to: date(finalDay) })
    : t(timeState === 'upcoming' ? 'rh.contract.starting' : 'rh.contract.from', { from })
  return <Typography sx={{ fontWeight: 600 }}>{said}</Typography>
}

function useFactsOf(contract: Contract): Fact[] {
  const t = useT()
  const { date, number } = useFormat()
  const {
    position,
    site,
    unit,
    subunit,
    workTime,
    trialPeriodDate,
    salary,
    adaptedSalary,
    reasonText,
    signedAt,
    deliveredAt,
  } = contract
  const amount = adaptedSalary ?? salary?.amount
  return [
    { label: t('rh.field.position'), value: position.name },
    { label: t('field.workplace'), value: [site, unit, subunit].flatMap(place => place?.name ?? []).join(' · ') },
    { label: t('field.company'), value: contract.company },
    { label: t('rh.field.workTime'), value: workTime?.name },
    ...(salary
      ? [
          {
            label: t('rh.field.salary'),
            value: `${salary.name} · ${number(amount, { style: 'currency', currency: 'EUR' })}`,
          },
        ]
      : []),
    ...(trialPeriodDate ? [{ label: t('rh.field.trialPeriodDate'), value: date(trialPeriodDate) }] : []),
    ...(reasonText ? [{ label: t('rh.contract.reason-text'), value: reasonText, isLong: true }] : []),
    ...(signedAt ? [{ label: t('rh.contract.signed-on'), value: date(signedAt.slice(0, 10)) }] : []),
    ...(deliveredAt ? [{ label: t('rh.contract.delivered-on'), value: date(deliveredAt.slice(0, 10)) }] : []),
  ]
}

function Acts({ contract, onOpen }: { contract: Contract; onOpen: (open: Open) => void }) {
  const t = useT()
  const { can, document, employeeId, id } = contract
  const openDocument = () =>
    document &&
    downloadCall(generatedDocumentsCalls.getGeneratedFile, { documentId: document.documentId }, { staysOnPage: true })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {document?.isReadable && (
        <Button variant="outlined" color="inherit" startIcon={<PictureAsPdfOutlined />} onClick={openDocument}>
          {t('rh.contract.open-document')}
        </Button>
      )}
      {can.send && (
        <Button variant="contained" onClick={() => onOpen('send')}>
          {t('rh.signing.send')}
        </Button>
      )}
      {can.send && (
        <Button variant="outlined" color="inherit" onClick={() => onOpen('mail')}>
          {t('rh.signing.mail')}
        </Button>
      )}
      {can.sign && (
        <Button variant="outlined" onClick={() => onOpen('sign')}>
          {t('rh.contract.attach')}
        </Button>
      )}
      {can.edit && (
        <Button component={Link} to={addressOfContract(employeeId, id)} variant="outlined" color="inherit">
          {t('verb.edit')}
        </Button>
      )}
      {can.delete ? (
        <Button color="error" onClick={() => onOpen('delete')}>
          {t('verb.delete')}
        </Button>
      ) : (
        can.cancel && (
          <Button color="error" onClick={() => onOpen('cancel')}>
            {t('rh.contract.cancel')}
          </Button>
        )
      )}
    </Box>
  )
}

function DeleteQuestion({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(contractsCalls.deleteContract, { staysOnPage: true })
  const remove = async () => {
    await send({ contractId: contract.id, employeeId: contract.employeeId })
    alert.success(t('rh.contract.deleted'))
  }
  return (
    <Confirm title={t('rh.contract.delete')} verb={t('verb.delete')} isDestructive onConfirm={remove} onClose={onClose}>
      {t('rh.contract.delete-text', { number: contract.number })}
    </Confirm>
  )
}
