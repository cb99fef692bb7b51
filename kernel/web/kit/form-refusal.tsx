import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { useT } from '../i18n.ts'
import { typedInForm } from './typed-in-form.ts'
import { followLists } from './use-row-in-hand.ts'

/** Somebody else saved the record since it was read. */
const conflict = 'VERSION_CONFLICT'

type Props = {
  /** What the form is given: once the record was read again, what stands now. */
  values: FieldValues
  /** Keeps what was typed for later. */
  onSetAside: (typed: FieldValues) => Promise<unknown>
}

/**
 * What the server refuses of the whole form. Of a record that somebody else changed meanwhile, the way to what stands
 * now: what was typed is set aside and can be taken up again on top of it.
 */
export function FormRefusal({ values, onSetAside }: Props) {
  const t = useT()
  const { formState, getValues, reset } = useFormContext()
  const { errors, dirtyFields, isDirty } = formState
  const [isFollowing, setIsFollowing] = useState(false)
  const latest = useRef(values)
  const written = JSON.stringify(values)

  useEffect(() => {
    latest.current = values
  }, [values])
  useEffect(() => {
    if (isFollowing && !isDirty) reset(JSON.parse(written))
  }, [isFollowing, isDirty, written, reset])

  const setAside = () => onSetAside(typedInForm(dirtyFields, getValues()))
  const follow = () => {
    reset(latest.current)
    setIsFollowing(true)
  }
  const refusal = errors.root
  if (!refusal?.message) return null
  if (refusal.type !== conflict) return <Alert severity="error">{refusal.message}</Alert>
  return (
    <Alert severity="warning" action={<SeeCurrent onSetAside={setAside} onRead={follow} />}>
      {refusal.message} {t('kernel.form.typed-is-kept')}
    </Alert>
  )
}

/** Reads again what is on screen. It stands alone: a form of the sign-in page has nothing that could be read again. */
function SeeCurrent({ onSetAside, onRead }: { onSetAside: () => Promise<unknown>; onRead: () => void }) {
  const t = useT()
  const queries = useQueryClient()
  const [isReading, setIsReading] = useState(false)
  const show = async () => {
    setIsReading(true)
    await onSetAside()
    followLists()
    await queries.refetchQueries({ type: 'active' })
    onRead()
  }
  return (
    <Button size="small" color="inherit" loading={isReading} onClick={show}>
      {t('kernel.form.see-current')}
    </Button>
  )
}
