import type { z } from 'zod'
import { t } from '../i18n.ts'

type Issue = z.core.$ZodRawIssue

/** Words for what a schema refuses, for the person who filled the field. */
export function wordsOf(issue: Issue): string {
  if (isBlank(issue.input)) return t('kernel.form.required')
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? t('kernel.form.too-short', { count: Number(issue.minimum) })
        : t('kernel.form.too-small', { minimum: issue.minimum })
    case 'too_big':
      return issue.origin === 'string'
        ? t('kernel.form.too-long', { count: Number(issue.maximum) })
        : t('kernel.form.too-big', { maximum: issue.maximum })
    case 'invalid_format':
      return t(formats[issue.format] ?? 'kernel.form.invalid')
    case 'invalid_type':
      return t(issue.expected === 'number' || issue.expected === 'int' ? 'kernel.form.number' : 'kernel.form.invalid')
    case 'not_multiple_of':
      return t('kernel.form.whole')
    default:
      return t('kernel.form.invalid')
  }
}

const formats: Record<string, string> = {
  email: 'kernel.form.mail',
  date: 'kernel.form.date',
  time: 'kernel.form.time',
  url: 'kernel.form.address',
  e164: 'kernel.form.phone',
}

const isBlank = (input: unknown) => input === undefined || input === null || input === ''
