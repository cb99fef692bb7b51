import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { downloadCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Mutuelle } from '../mutuelle.model.ts'
import { mutuellesCalls } from '../mutuelles.calls.ts'
import { DatesDialog } from './dates-dialog.tsx'
import { HistoryOfMutuelle } from './history-of-mutuelle.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MutuelleChip } from './mutuelle-chip.tsx'
import { MutuelleDialog } from './mutuelle-dialog.tsx'
import { SignDialog } from './sign-dialog.tsx'

const stays = { staysOnPage: true } as const
type Open = 'edit' | 'dates' | 'link' | 'sign' | 'delete' | null

/** A health cover: what it says, where it stands, what may be done with it and what became of it. */
export function MutuelleCard({ mutuelle }: { mutuelle: Mutuelle }) {
  const t = useT()
  const { date } = useFormat()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { organism, contract, startingDate, endingDate, subscribed, exemptionReason, signedAt, state } = mutuelle
  const ground = exemptionReason && t(`rh.mutuelle.reason.${exemptionReason}`)
  return (
    <SectionCard
      title={t(subscribed ? 'rh.mutuelle.adhesion' : 'rh.mutuelle.dispense')}
      actions={<MutuelleChip state={state} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Facts
          facts={[
            { label: t('field.start'), value: date(startingDate) },
            { label: t('field.end'), value: endingDate && date(endingDate) },
            { label: t('rh.mutuelle.organism'), value: organism?.name },
            { label: t('rh.field.contract'), value: contract?.number ?? t('rh.mutuelle.binding.unbound') },
            ...(ground ? [{ label: t('rh.mutuelle.ground'), value: ground, isLong: true }] : []),
            ...(signedAt ? [{ label: t('rh.contract.signed-on'), value: date(signedAt.slice(0, 10)) }] : []),
          ]}
        />
        {state === 'to_sign' && !subscribed && <Alert severity="info">{t('rh.mutuelle.request-to-sign')}</Alert>}
        <Acts mutuelle={mutuelle} onOpen={setOpen} />
        <HistoryOfMutuelle mutuelleId={mutuelle.id} />
      </Box>
      {open === 'edit' && <MutuelleDialog employeeId={mutuelle.employeeId} mutuelle={mutuelle} onClose={close} />}
      {open === 'dates' && <DatesDialog mutuelle={mutuelle} onClose={close} />}
      {open === 'link' && <LinkDialog mutuelle={mutuelle} onClose={close} />}
      {open === 'sign' && <SignDialog mutuelle={mutuelle} onClose={close} />}
      {open === 'delete' && <DeleteQuestion mutuelle={mutuelle} onClose={close} />}
    </SectionCard>
  )
}

function Acts({ mutuelle, onOpen }: { mutuelle: Mutuelle; onOpen: (open: Open) => void }) {
  const t = useT()
  const { can, contract, id, signedAt, signedCopy } = mutuelle
  const acts = [
    { act: 'sign', isOffered: can.sign, label: t('rh.contract.attach') },
    { act: 'link', isOffered: can.edit && contract === null, label: t('rh.mutuelle.link') },
    { act: 'dates', isOffered: can.edit, label: t('rh.mutuelle.edit-dates') },
    { act: 'edit', isOffered: can.edit && signedAt === null, label: t('verb.edit') },
  ] as const
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {signedCopy && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => void downloadCall(mutuellesCalls.getSignedCopyOfMutuelle, { id }, stays)}
        >
          {t('rh.mutuelle.open-copy')}
        </Button>
      )}
      {acts
        .filter(({ isOffered }) => isOffered)
        .map(({ act, label }) => (
          <Button key={act} variant="outlined" color="inherit" onClick={() => onOpen(act)}>
            {label}
          </Button>
        ))}
      {can.delete && (
        <Button color="error" onClick={() => onOpen('delete')}>
          {t('verb.delete')}
        </Button>
      )}
    </Box>
  )
}

function DeleteQuestion({ mutuelle, onClose }: { mutuelle: Mutuelle; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(mutuellesCalls.removeMutuelle, stays)
  const remove = async () => {
    await send({ mutuelleId: mutuelle.id, employeeId: mutuelle.employeeId })
    alert.success(t('rh.mutuelle.deleted'))
  }
  return (
    <Confirm title={t('rh.mutuelle.delete')} verb={t('verb.delete')} isDestructive onConfirm={remove} onClose={onClose}>
      {t('rh.mutuelle.delete-text')}
    </Confirm>
  )
}
