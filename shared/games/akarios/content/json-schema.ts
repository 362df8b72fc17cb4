// The same schemas for editors: JSON Schema, one for each file of a pack, made from what the app itself checks with.
import { z } from 'zod'
import { entrySchemas, fileNameOf, isFolderKind, kinds, sheets, sheetSchemas } from './kinds.ts'
import { manifest } from './pack.ts'
import { translation } from './translation.ts'
import { value } from './value.ts'

/** The name of this very schema, for editors. */
const pointer = { $schema: z.string().max(200).exactOptional() }

/** JSON Schemas by file name in `schemas/`. A list stands under its kind, all else is the file's top itself. */
export function packSchemas(): ReadonlyMap<string, object> {
  const files = new Map<string, z.ZodType>([
    ['pack.json', withPointer(manifest)],
    ['values.json', z.strictObject({ ...pointer, values: z.array(value) })],
    ['translation.json', withPointer(translation)],
  ])
  for (const kind of kinds) {
    const schema: z.ZodType = entrySchemas[kind]
    const file = isFolderKind(kind) ? withPointer(schema) : z.strictObject({ ...pointer, [kind]: z.array(schema) })
    files.set(`${fileNameOf(kind)}.json`, file)
  }
  for (const sheet of sheets) files.set(`${fileNameOf(sheet)}.json`, withPointer(sheetSchemas[sheet]))
  return new Map([...files].map(([name, schema]) => [name, z.toJSONSchema(schema, { io: 'input' })]))
}

const withPointer = (schema: z.ZodType): z.ZodType => {
  if (!(schema instanceof z.ZodObject)) throw new Error('The top of a pack file is an object')
  return z.strictObject({ ...pointer, ...(schema.shape as z.ZodRawShape) })
}
