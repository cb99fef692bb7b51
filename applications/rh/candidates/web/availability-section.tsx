import AddIcon from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { type Candidate, DayRange } from '../candidate.model.ts'
import { candidatesCalls } from '../candidates.calls.ts'
import { AvailabilityBar } from './availability-bar.tsx'

/** Days on which he can work. */
export function AvailabilitySection({ candidate }: { candidate: Candidate }) {
  const t = useT()
  const [isEditing, setIsEditing] = useState(false)
  return (
    <SectionCard
      title={t('rh.candidate.availability')}
      {...(candidate.can.edit && { onEdit: () => setIsEditing(true) })}
    >
      <AvailabilityBar availabilities={candidate.availabilities} />
      {isEditing && <RangesDialog candidate={candidate} onClose={() => setIsEditing(false)} />}
    </SectionCard>
  )
}

const typed = z.object({ selection: z.array(DayRange) })

function RangesDialog({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(candidatesCalls.updateCandidateAvailability, { staysOnPage: true })
  const save = async ({ selection }: z.output<typeof typed>) => {
    await send({ candidateId: candidate.id, selection })
    alert.success(t('rh.candidate.saved'))
    onClose()
  }
  return (
    <Dialog title={t('rh.candidate.availability')} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{ selection: candidate.availabilities }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <Ranges />
      </Form>
    </Dialog>
  )
}

function Ranges() {
  const t = useT()
  const { fields, append, remove } = useFieldArray({ name: 'selection' })
  return (
    <>
      {fields.map(({ id }, place) => (
        <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <DateField name={`selection.${place}.start`} label={t('field.start')} />
          <DateField name={`selection.${place}.end`} label={t('field.end')} />
          <Button color="inherit" onClick={() => remove(place)} sx={{ mt: 0.5 }}>
            {t('verb.delete')}
          </Button>
        </Box>
      ))}
      <Button startIcon={<AddIcon />} onClick={() => append({ start: '', end: '' })} sx={{ justifySelf: 'start' }}>
        {t('rh.candidate.add-range')}
      </Button>
    </>
  )
}
