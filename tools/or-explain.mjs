/** Ends the program on the sentence of what went wrong, without a stack that says nothing to who only starts it. */
export async function orExplain(work) {
  try {
    return await work()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
