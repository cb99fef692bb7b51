import VolumeUpOutlined from '~icons/ic/outline-volume-up'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { Question, SoundName } from '../questions.model.ts'
import { BlindtestChoice } from './blindtest-choice.tsx'
import { play, silence } from './sounds.ts'

type Props = {
  question: Question
  answer: SoundName | undefined
  onReply: (sound: SoundName) => void
  onNext: () => void
  /** What the button after an answer says. */
  next: string
}

/** A sound to listen to, its riddle for who hears nothing here, and four answers, by their number on the keyboard too. */
export function BlindtestQuestion({ question: { sound, choices }, answer, onReply, onNext, next }: Props) {
  const t = useT()
  const [isRiddleShown, setIsRiddleShown] = useState(false)
  useEffect(() => () => void silence(), [])
  useEffect(() => {
    const choose = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      const choice = choices[Number(key) - 1]
      if (choice && !ctrlKey && !altKey && !metaKey) onReply(choice)
    }
    document.addEventListener('keydown', choose)
    return () => document.removeEventListener('keydown', choose)
  }, [choices, onReply])

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h6" component="h2">
        {t('easter-eggs.what')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="large" startIcon={<VolumeUpOutlined />} onClick={() => play(sound)}>
          {t('easter-eggs.listen')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          aria-expanded={isRiddleShown}
          onClick={() => setIsRiddleShown(!isRiddleShown)}
        >
          {t('easter-eggs.riddle')}
        </Button>
      </Box>
      {isRiddleShown && (
        <Typography
          component="blockquote"
          sx={{ m: 0, paddingInlineStart: 2, borderInlineStart: '3px solid', borderColor: 'divider' }}
        >
          {t(`easter-eggs.riddle.${sound}`)}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {choices.map((choice, index) => (
          <BlindtestChoice
            key={choice}
            number={index + 1}
            name={t(`easter-eggs.sound.${choice}`)}
            verdict={answer && verdictOf(choice, sound, answer)}
            onChoose={() => onReply(choice)}
          />
        ))}
      </Box>
      {answer && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography role="status" sx={{ flex: 1 }}>
            {t(answer === sound ? 'easter-eggs.right' : 'easter-eggs.wrong', {
              sound: t(`easter-eggs.sound.${sound}`),
            })}
          </Typography>
          <Button variant="contained" autoFocus onClick={onNext}>
            {next}
          </Button>
        </Box>
      )}
    </Box>
  )
}

function verdictOf(choice: SoundName, sound: SoundName, answer: SoundName) {
  if (choice === sound) return 'right'
  return choice === answer ? 'wrong' : 'other'
}
