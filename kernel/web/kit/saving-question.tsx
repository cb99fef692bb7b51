import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useT } from '../i18n.ts'
import { leaveSavings, type Part, useIsSaving } from '../savings.ts'
import { DialogWindow } from './dialog-window.tsx'

/** Milliseconds: most is saved sooner, and nobody was held long enough to be told. */
const calm = 500

type Props = {
  of: 'page' | 'part'
  /** Once it is saved, the person leaves without being asked again. */
  goesOn?: boolean
  onLeave: () => void
  onStay: () => void
}

/** Something is still being saved: one waits for the answer, or leaves and is told of it in an alert. */
export function SavingQuestion({ of, goesOn = false, onLeave, onStay }: Props) {
  const t = useT()
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), calm)
    return () => clearTimeout(timer)
  }, [])
  if (!isDue) return null
  return (
    <DialogWindow
      title={t('kernel.saving.title')}
      onClose={onStay}
      width="xs"
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onLeave}>
            {t(`kernel.saving.leave-${of}`)}
          </Button>
          <Button variant="contained" autoFocus onClick={onStay}>
            {t(`kernel.saving.stay-${of}`)}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {t(goesOn ? 'kernel.saving.text-goes-on' : 'kernel.saving.text')}
      </Typography>
    </DialogWindow>
  )
}

type OfPart = { part: Part; onLeave: () => void; onStay: () => void }

/** The question of a part that one wants to close; it goes once everything is saved or refused. */
export function PartSaving({ part, onLeave, onStay }: OfPart) {
  const isSaving = useIsSaving(part)
  useEffect(() => {
    if (!isSaving) onStay()
  }, [isSaving, onStay])
  if (!isSaving) return null
  const leave = () => {
    leaveSavings(part)
    onLeave()
  }
  return <SavingQuestion of="part" onLeave={leave} onStay={onStay} />
}
