import Box from '@mui/material/Box'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type FieldValues, FormProvider, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { partition } from '#kernel/shared/partition.ts'
import { ApiError } from '../api-error.ts'
import { useT } from '../i18n.ts'
import { beginSaving } from '../savings.ts'
import { DraftOffer } from './draft-offer.tsx'
import { FormActions } from './form-actions.tsx'
import { FormRulesContext } from './form-context.ts'
import { FormRefusal } from './form-refusal.tsx'
import { fieldsOf, isOfLines, resolverOf } from './form-schema.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { useFormDraft } from './use-form-draft.ts'

type Props<Schema extends z.ZodObject> = {
  /** The call's own input, or a part of it: the server judges by the same. */
  schema: Schema
  values: Partial<Record<keyof z.input<Schema>, unknown>>
  /** Rejecting with ApiError puts the server's words at their fields, the others above the form. */
  onSubmit: (values: z.output<Schema>) => unknown
  /** The verb of the button: `Enregistrer`, `Créer le contrat`. */
  submit: string
  /** Another step follows: once all is judged well the button leads there, and nothing is saved yet. */
  onContinue?: (() => void) | undefined
  onCancel?: () => void
  /** Parts of the call that lie beside the fields, such as files: the server's words about them are kept under these names. */
  beside?: readonly string[]
  /** Under this key what is typed is kept until it is saved. */
  draft?: string
  /** On a page of its own, whose foot the buttons then keep. */
  keepsActionsInSight?: boolean
  /** Not where what is typed is worth nothing elsewhere: a password, a code. */
  asksBeforeLeaving?: boolean
  /** Without, a bar of the page saves it, perhaps with others, by the form's own `requestSubmit`. */
  hasOwnActions?: boolean
  /** What it sends takes something away: the button wears the colour of it. */
  isDestructive?: boolean
  children: ReactNode
}

/** Fields, judged as the server will, with their errors, their draft and the question before leaving. */
export function Form<Schema extends z.ZodObject>({
  schema,
  values,
  onSubmit,
  submit,
  onContinue,
  onCancel,
  beside = [],
  draft,
  keepsActionsInSight = false,
  asksBeforeLeaving = true,
  hasOwnActions = true,
  isDestructive = false,
  children,
}: Props<Schema>) {
  const t = useT()
  const [resolver] = useState(() => resolverOf(schema))
  const form = useForm<FieldValues, unknown, z.output<Schema>>({
    defaultValues: values,
    resolver,
    reValidateMode: 'onChange',
  })
  const kept = useFormDraft(form, draft)
  const rules = useMemo(() => rulesOf(schema), [schema])
  const isSaved = useRef(false)
  const isSent = useRef(false)
  const { isDirty, isSubmitting } = form.formState
  useEffect(() => {
    if (!isDirty) isSaved.current = false
  }, [isDirty])
  const hasUnsaved = useCallback(() => isDirty && !isSaved.current, [isDirty])

  const save = form.handleSubmit(async output => {
    if (onContinue) return onContinue()
    const saving = beginSaving()
    try {
      isSaved.current = true
      await kept.saveWith(() => onSubmit(output))
      form.reset(form.getValues())
      saving.end()
    } catch (failure) {
      isSaved.current = false
      saving.end(failure)
      if (!(failure instanceof ApiError)) throw failure
      const places = [...Object.keys(schema.shape), ...beside]
      const [shown, unplaced] = partition(failure.fields, ({ field }) => places.includes(field.split('.')[0] ?? ''))
      for (const [index, { field, message }] of shown.entries())
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
      const elsewhere = unplaced.map(({ message }) => message).join(' ')
      if (shown.length === 0 || elsewhere)
        form.setError('root', { type: failure.code, message: elsewhere || failure.message })
    }
  })
  /** A dialog stands inside the form that opened it, for React: what is submitted here must not submit that one too. */
  const submitAlone = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isSent.current) return
    isSent.current = true
    await save(event).finally(() => {
      isSent.current = false
    })
  }
  const submitFromAnywhere = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.stopPropagation()
    event.currentTarget.requestSubmit()
  }

  return (
    <FormProvider {...form}>
      <FormRulesContext value={rules}>
        <Box
          component="form"
          noValidate
          onSubmit={submitAlone}
          onKeyDown={submitFromAnywhere}
          sx={{ display: 'grid', gap: 2.25 }}
        >
          {kept.found && !isDirty && <DraftOffer draft={kept.found} onResume={kept.resume} onForget={kept.forget} />}
          <FormRefusal values={values} onSetAside={kept.setAside} />
          {children}
          {hasOwnActions ? (
            <FormActions
              submit={submit}
              isSaving={isSubmitting}
              staysInSight={keepsActionsInSight}
              isDestructive={isDestructive}
              cancel={onCancel && { text: t('verb.cancel'), onCancel }}
            />
          ) : (
            // Enter in a field sends a form of several fields by its button alone.
            <input type="submit" hidden value={submit} />
          )}
        </Box>
        {/* A router heeds one guard alone: that of the form in which something was typed. */}
        {asksBeforeLeaving && isDirty && <LeaveGuard isDirty={hasUnsaved} />}
      </FormRulesContext>
    </FormProvider>
  )
}

function rulesOf(schema: z.ZodObject) {
  const fields = fieldsOf(schema)
  const required = new Set(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name))
  const own = fields.filter(field => !isOfLines(field))
  return { required, marksOptional: own.filter(({ isRequired }) => isRequired).length > own.length / 2 }
}
