import Add from '~icons/ic/baseline-add'
import ArrowBack from '~icons/ic/baseline-arrow-back'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiTextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useCallback, useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useT } from '#kernel/web/i18n.ts'
import { LeaveGuard } from '#kernel/web/kit/leave-guard.tsx'
import { useAskFirst } from '#kernel/web/kit/unsaved.ts'
import type { Question, Questionnaire } from '../../questionnaire.model.ts'
import { OrderedList } from '../ordered-list.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { QuestionRow } from './question-row.tsx'
import { QuestionnaireChips } from './questionnaire-chips.tsx'
import { QuestionnairePreview } from './questionnaire-preview.tsx'
import { useWriting } from './use-writing.ts'

type Props = { questionnaire: Questionnaire; onLeave: () => void }

/** The questions of a questionnaire in their order, beside the form that they make. */
export function QuestionnaireWriting({ questionnaire, onLeave }: Props) {
  const t = useT()
  const alert = useAlert()
  const writing = useWriting(questionnaire)
  const [edited, setEdited] = useState<Question | 'new' | null>(null)
  const { name, questions, isChanged } = writing
  const hasUnsaved = useCallback(() => isChanged, [isChanged])
  const askFirst = useAskFirst()
  const publishable = questions.length > 0 && (isChanged || questionnaire.isAhead)
  const save = async () => {
    if (await writing.save()) alert.success(t('configuration.questionnaires.saved', { name }))
  }
  const publish = async () => {
    if (!(await writing.publish())) return
    alert.success(t('configuration.questionnaires.published', { name }))
    onLeave()
  }
  return (
    <>
      {isChanged && <LeaveGuard isDirty={hasUnsaved} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          color="inherit"
          startIcon={<ArrowBack sx={{ transform: 'scaleX(var(--mirror, 1))' }} />}
          onClick={() => askFirst(onLeave)}
        >
          {t('configuration.questionnaires.back')}
        </Button>
        <QuestionnaireChips questionnaire={questionnaire} />
        <Box sx={{ flex: 1 }} />
        <Button
          variant="outlined"
          color="inherit"
          disabled={!isChanged || name.trim() === ''}
          loading={writing.isSending}
          onClick={save}
        >
          {t('verb.save')}
        </Button>
        <Button
          variant="contained"
          disabled={!publishable || name.trim() === ''}
          loading={writing.isSending}
          onClick={publish}
        >
          {t('configuration.questionnaires.publish')}
        </Button>
      </Box>
      {questionnaire.number > 0 && (
        <Alert severity="info">{t('configuration.questionnaires.next', { number: questionnaire.number + 1 })}</Alert>
      )}
      {writing.failure && <Alert severity="error">{writing.failure}</Alert>}
      <MuiTextField
        fullWidth
        required
        label={t('configuration.questionnaires.name')}
        value={name}
        onChange={event => writing.setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <Box sx={columns}>
        <Box>
          {questions.length === 0 && (
            <Typography sx={{ color: 'text.secondary', mb: 1 }}>
              {t('configuration.questionnaires.no-question')}
            </Typography>
          )}
          <OrderedList
            label={t('field.questions')}
            items={questions}
            nameOf={({ label }) => label}
            onMove={writing.move}
          >
            {question => (
              <QuestionRow
                question={question}
                questions={questions}
                onEdit={() => setEdited(question)}
                onRemove={() => writing.remove(question.id)}
              />
            )}
          </OrderedList>
          <Button startIcon={<Add />} onClick={() => setEdited('new')} sx={{ mt: 1 }}>
            {t('configuration.questionnaires.add-question')}
          </Button>
        </Box>
        <QuestionnairePreview questions={questions} />
      </Box>
      {edited && (
        <QuestionDialog
          {...(edited !== 'new' && { question: edited })}
          before={edited === 'new' ? questions : questions.slice(0, questions.indexOf(edited))}
          onSave={writing.keep}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
}
