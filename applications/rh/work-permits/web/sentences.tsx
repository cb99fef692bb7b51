import CheckCircleOutlined from '~icons/ic/outline-check-circle'
import ErrorOutlined from '~icons/ic/outline-error'
import InfoOutlined from '~icons/ic/outline-info'
import WarningAmberOutlined from '~icons/ic/outline-warning-amber'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Sentence } from '../permit-in-words.model.ts'
import { useInWords } from './use-in-words.ts'

const icons = {
  success: CheckCircleOutlined,
  info: InfoOutlined,
  warning: WarningAmberOutlined,
  error: ErrorOutlined,
}

/** What is to be known, one line each, with a sign of how grave it is. */
export function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  const inWords = useInWords()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {sentences.map(sentence => {
        const Icon = icons[sentence.tone]
        return (
          <Box component="li" key={sentence.label} sx={{ display: 'flex', gap: 1 }}>
            <Icon fontSize="small" color={sentence.tone} aria-hidden />
            <Typography variant="body2">{inWords(sentence)}</Typography>
          </Box>
        )
      })}
    </Box>
  )
}
