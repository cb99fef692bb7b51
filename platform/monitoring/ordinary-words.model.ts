/** Words with a capital that programs write, and that nobody is called. */
const words = new Set(
  `A An And At Bad Body Call Cannot Class Client Connection Could Delete Did Do Each Empty Error Event Expected Failed
   Field File For Form Found From Function Gateway Given Got Have He Here I If In Internal Into Invalid Is It Item Job
   Key Length Line List Load Loading Long Lost Maximum Message Method Minified Missing Module More Must Name Network Neither
   New No None Not Nothing Number Object Of On One Only Operation Or Out Page Part Permission Property Query React Read
   Record Refused Rendered Request Required Response Route Row Schema Script See Server Session Signal Size Some State
   Stack String Symbol Table Tag Text That The There This Time Timed Timeout To Token Too Transaction Type Unable Uncaught
   Undefined Unexpected Unknown Unhandled User Value Was When While With Without Worker Wrong You
   Abort Aborted Already Array Blob Boolean Buffer Cache Chunk Date Document Duration Element Fetch Headers Infinity Instant
   Intl Iterator Map Math Node Proxy Promise Reflect Set Storage Stream Style Suspense Temporal Undici Window
   August December February January July June March May November October September
   Monday Tuesday Wednesday Thursday Friday Saturday Sunday
   API CSP CSS CSV DNS DOM GET HTML HTTP HTTPS ID IP JSON NaN NULL RH PATCH PDF POST PUT SMTP SQL SSL TCP TLS TypeScript
   URI URL UTC UTF UUID XML BEGIN COMMIT DELETE INSERT ROLLBACK SELECT UPDATE`.split(/\s+/),
)

/** `ECONNREFUSED`, `NOT_FOUND`: what a program calls a failure. */
const isCode = (word: string) => /^E[A-Z]{4,}$/.test(word) || /^[A-Z0-9]+(_[A-Z0-9]+)+$/.test(word)

/** `AbortError`, `ResizeObserver`, `HTMLElement`: written by programmers, and ends as they do. */
const isIdentifier = (word: string) =>
  /^[A-Z]\w*(Array|Controller|Element|Error|Event|Exception|Function|List|Loaded|Map|Node|Object|Observer|Page|Pool|Request|Response|Set|Stream)$/.test(
    word,
  )

/** Whether a word of an error's message can stay: of our script, and without a capital that programs do not write. */
export function isOrdinaryWord(word: string): boolean {
  if (!/^[\p{Script=Latin}\p{M}\p{N}_'’-]+$/u.test(word)) return false
  const hasCapital = /\p{Lu}/u.test(word)
  const isCamelCase = /^[a-z]+([A-Z][a-z0-9]*)+$/.test(word)
  return !hasCapital || isCamelCase || words.has(word) || isCode(word) || isIdentifier(word)
}
