/** The code of a reader could not be loaded. It loads when the first document of its format is read. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched'
}

export async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (failure) {
    throw new NotFetched(String(failure), { cause: failure })
  }
}
