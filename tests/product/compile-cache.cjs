/**
 * For products that live no longer than a test: loading Strapi's three thousand modules is two thirds of a start. The first
 * process stores in COMPILE_CACHE where each module was found and what V8 made of it; those after it load from there.
 * Files must not change meanwhile. On Node 22 the product has a cache of its own. Loaded before anything else, never outside tests.
 */
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { Script } = require('node:vm');

const folder = process.env.COMPILE_CACHE;

/** The code of a module inside the function that Node calls it by; null for what is none. */
function compile(content, filename, cachedData) {
  try {
    return new Script(Module.wrap(content), { filename, cachedData });
  } catch {
    return null;
  }
}

/** The `require` of a module. */
function requireOf(module) {
  const load = (request) => module.require(request);
  const resolve = (request, options) => Module._resolveFilename(request, module, false, options);
  const paths = (request) => Module._resolveLookupPaths(request, module);
  return Object.assign(load, {
    resolve: Object.assign(resolve, { paths }),
    main: process.mainModule,
    extensions: Module._extensions,
    cache: Module._cache,
  });
}

/** What an earlier process has stored; empty where none has. */
function readStored(index, code) {
  if (!existsSync(index)) return { filenames: new Map(), compiled: new Map() };
  const { filenames, ranges } = JSON.parse(readFileSync(index, 'utf8'));
  const bytes = readFileSync(code);
  return {
    filenames: new Map(filenames),
    compiled: new Map(ranges.map(([filename, from, to]) => [filename, bytes.subarray(from, to)])),
  };
}

function store(index, code, filenames, scripts) {
  const ranges = [];
  const chunks = [];
  let size = 0;
  for (const [filename, script] of scripts) {
    const chunk = script.createCachedData();
    ranges.push([filename, size, size + chunk.length]);
    chunks.push(chunk);
    size += chunk.length;
  }
  writeFileSync(code, Buffer.concat(chunks));
  // Whoever sees the index finds all of the code.
  writeFileSync(`${index}.new`, JSON.stringify({ filenames: [...filenames], ranges }));
  renameSync(`${index}.new`, index);
}

/** Each database loads modules of its own. */
function useCache(place) {
  const [index, code] = [`${place}.json`, `${place}.bin`];
  const { filenames, compiled } = readStored(index, code);
  const scripts = new Map();

  const resolveFilename = Module._resolveFilename;
  Module._resolveFilename = function (request, parent, isMain, options) {
    const find = () => resolveFilename.call(this, request, parent, isMain, options);
    if (options !== undefined || !parent?.filename) return find();
    const key = `${path.dirname(parent.filename)} ${request}`;
    if (!filenames.has(key)) filenames.set(key, find());
    return filenames.get(key);
  };

  const loadFile = Module._extensions['.js'];
  Module._extensions['.js'] = function (module, filename) {
    if (compiled.has(filename)) module._compile(readFileSync(filename, 'utf8'), filename);
    else loadFile.call(this, module, filename);
  };

  const compileAndRun = Module.prototype._compile;
  Module.prototype._compile = function (content, filename, ...rest) {
    // V8 forgets of stored code who is to be asked for what it imports later.
    const script = content.includes('import(') ? null : compile(content, filename, compiled.get(filename));
    if (!script) return compileAndRun.call(this, content, filename, ...rest);
    scripts.set(filename, script);
    const run = script.runInThisContext();
    return run.call(this.exports, this.exports, requireOf(this), this, filename, path.dirname(filename));
  };

  if (compiled.size > 0) return;
  // Strapi removes all listeners of the process before it ends.
  const exit = process.reallyExit;
  process.reallyExit = (status) => {
    store(index, code, filenames, scripts);
    exit.call(process, status);
  };
}

if (folder && !Module.enableCompileCache) useCache(path.join(folder, process.env.DATABASE_CLIENT ?? 'sqlite'));
