import { useState } from 'react'
import { questionsOf, type SoundName } from '../questions.model.ts'

/** A game under way: the question, what was answered to it, and how many were right so far. */
export function useGame(game: string) {
  const questions = questionsOf(game)
  const [number, setNumber] = useState(0)
  const [answer, setAnswer] = useState<SoundName>()
  const [score, setScore] = useState(0)
  const question = questions[number]

  return {
    question,
    number,
    answer,
    score,
    reply: (sound: SoundName) => {
      if (answer !== undefined || !question) return
      setAnswer(sound)
      if (sound === question.sound) setScore(score + 1)
    },
    goOn: () => {
      setAnswer(undefined)
      setNumber(number + 1)
    },
    restart: () => {
      setAnswer(undefined)
      setNumber(0)
      setScore(0)
    },
  }
}
