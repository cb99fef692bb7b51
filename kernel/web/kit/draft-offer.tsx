import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useT } from '../i18n.ts'
import { useFormat } from '../use-format.ts'
import type { Draft } from './drafts.ts'
import { firstField } from './first-field.ts'

/** Offers to go on with what was typed before. It takes the focus where what held it has just made way for it. */
export function DraftOffer({
  draft,
  onResume,
  onForget,
}: {
  draft: Draft
  onResume: () => void
  onForget: () => void
}) {
  const t = useT()
  const { moment } = useFormat()
  const offer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement?.contains(offer.current)) offer.current?.focus()
  }, [])
  const goOn = (choose: () => void) => () => {
    const form = offer.current?.closest('form')
    choose()
    if (form) firstField(form)?.focus()
  }
  return (
    <Alert
      ref={offer}
      tabIndex={-1}
      severity="info"
      variant="outlined"
      sx={{ outline: 'none' }}
      action={
        <>
          <Button size="small" color="inherit" onClick={goOn(onForget)}>
            {t('kernel.form.draft-forget')}
          </Button>
          <Button size="small" onClick={goOn(onResume)}>
            {t('kernel.form.draft-resume')}
          </Button>
        </>
      }
    >
      {t('kernel.form.draft', { moment: moment(draft.savedAt) })}
    </Alert>
  )
}
