import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import type { Question } from '../../questionnaire.model.ts'

type Props = { question: Question; questions: readonly Question[]; onEdit: () => void; onRemove: () => void }

/** A question: what it asks, how it is answered, and on which other it depends. */
export function QuestionRow({ question: { label, kind, required, shownIf }, questions, onEdit, onRemove }: Props) {
  const t = useT()
  const condition = shownIf && questions.find(({ id }) => id === shownIf.questionId)
  const told = [
    t(`configuration.questionnaires.kind.${kind}`),
    condition && t('configuration.questionnaires.depends', { label: condition.label }),
  ]
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {label}
          </Typography>
          {required && <Chip label={t('state.required')} tone="info" />}
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {told.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <RowMenu
        label={t('verb.actOnNamed', { name: label })}
        actions={[
          { label: t('verb.edit'), onSelect: onEdit },
          { label: t('configuration.questionnaires.remove'), isDestructive: true, onSelect: onRemove },
        ]}
      />
    </Box>
  )
}
