// Where drizzle-kit finds the tables and leaves its SQL. STRICT is added by hand to each CREATE TABLE that it writes.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './main/db/schema/*.ts',
  out: './migrations',
})
