/**
 * French text as it is printed: nothing breaks a line before `: ; ! ? » % €` or after `«`. Labels are typed with plain
 * spaces, which one sees in an editor (Lexique des règles typographiques en usage à l’Imprimerie nationale).
 */
export const withFrenchSpaces = (text: string) =>
  text.replace(/(?<=\S) (?=[:;!?»%€](?:[\s.,;)»”]|$))/g, '\u00A0').replace(/« /g, '«\u00A0')
