const SOURCE = /\.(?:tsx?|mjs)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
const WEB = /^apps\/web\/(?:app|service-worker|workers)\/.*\.tsx?$/;
const WEB_CSS = /^apps\/web\/app\/.*\.css$/;
/** Code that runs in browsers: their storage may be blocked, and over plain http much of them is missing. */
const BROWSER =
  /^(?:apps\/web\/(?:app|service-worker|workers)|packages\/(?:domain|search|assistant|offline)\/src)\/.*\.tsx?$/;
/** Colours and sizes may only be defined here. */
const TOKEN_FILES = /^apps\/web\/app\/styles\/(?:tokens|fonts|skyline)\.css$/;

/**
 * A rule about text in files that match `files` and not `except`. With `reads`, `code` is the file without its comments,
 * `comments` the comments alone, `strings` each string literal.
 */
export type TextRule = {
  rule: string;
  reads: 'code' | 'comments' | 'strings';
  pattern: RegExp;
  files: RegExp;
  except?: RegExp;
  message: string;
};

const CODE_RULES: TextRule[] = [
  {
    rule: 'one-place-for-settings',
    reads: 'code',
    pattern: /\bprocess\s*(?:\.\s*env\b|\[\s*'env'\s*\])|import\s*\{[^}]*\benv\b[^}]*\}\s*from\s*'(?:node:)?process'/g,
    files: /^(?:packages|apps)\/.*\.tsx?$/,
    except:
      /^apps\/server\/src\/settings\.ts$|^apps\/web\/app\/routes\.ts$|\.config\.ts$|\/vitest[^/]*\.ts$|(?:^|\/)(?:global|test)-(?:\w+-)*setup\.ts$|\/test-[\w-]+\.worker\.ts$/,
    message: 'settings are read in apps/server/src/settings.ts alone; take the value as an argument',
  },
  {
    rule: 'no-default-export',
    reads: 'code',
    pattern: /^\s*export\s+default\b|export\s*\{[^}]*\bas\s+default\b/gm,
    files: /\.tsx?$/,
    except:
      /\.route\.tsx$|\.config\.ts$|\.d\.ts$|\/app\/(?:root|entry\.\w+)\.tsx$|\/app\/routes\.ts$|^e2e\/fixtures\/remove-data\.ts$/,
    message: 'export it by name; only route modules and configuration files have a default export',
  },
  {
    rule: 'domain-is-pure',
    reads: 'code',
    pattern: /\bMath\.random\(|\bDate\.now\(|\bnew Date\(\s*\)|\bcrypto\.(?:randomUUID|getRandomValues)\(/g,
    files: /^packages\/(?:domain|search|assistant)\/src\/.*\.ts$/,
    except: TEST,
    message: 'time and randomness are arguments in domain, search and assistant',
  },
  ...(
    [
      [
        'one-place-for-storage',
        /\b(?:localStorage|sessionStorage)\b/g,
        /^apps\/web\/app\/data\/(?:page|inline)-storage\.ts$/,
        'it may be blocked or full: use deviceStorage or tabStorage of apps/web/app/data/page-storage.ts',
      ],
      [
        'ids-without-secure-context',
        /\brandomUUID\b/g,
        /^apps\/web\/app\/entry\.server\.tsx$/,
        'browsers have it over secure connections only: use newId of apps/web/app/data/new-id.ts',
      ],
      [
        'one-place-for-cryptography',
        /\bsubtle\b/g,
        /^packages\/offline\/src\/device-cryptography\.ts$/,
        'browsers have it over secure connections only: use packages/offline/src/device-cryptography.ts',
      ],
    ] as const
  ).map(([rule, pattern, except, message]) => ({
    rule,
    reads: 'code' as const,
    pattern,
    files: BROWSER,
    except: new RegExp(`${TEST.source}|/test-[\\w-]+\\.ts$|${except.source}`),
    message,
  })),
  {
    rule: 'cut-between-characters',
    reads: 'code',
    pattern:
      /\.(?:substring|substr)\(|\b(?:\w*(?:[tT]ext|[tT]itle|[nN]ame|[nN]ote|[lL]abel|[mM]essage|[aA]nswer|[qQ]uestion|[sS]ummary|[sS]ubject|[eE]vidence|[aA]gent)|html|quote|excerpt|description)\.slice\(0, ?(?:[A-Z]\w|[1-9])|\.trim\(\)\.slice\(0, ?(?:[A-Z]|[1-9])|\.slice\(0, ?\w*LIMITS\.\w+|Array\.from\(\w*(?:text|trimmed|line|quote|title|name)\)\.slice\(/g,
    files: /^(?:packages|apps)\/.*\.tsx?$/,
    except: TEST,
    message: 'what people or others wrote is cut by cutText (domain/language/cut-text.ts), never inside a character',
  },
  {
    rule: 'digits-of-every-script',
    reads: 'code',
    pattern: /\btype="number"/g,
    files: /^apps\/web\/app\/.*\.tsx$/,
    except: TEST,
    message: 'it refuses the digits of Arabic, Urdu and Hindi keyboards; use NumberField (ui/number-field.tsx)',
  },
  {
    rule: 'digits-of-every-script',
    reads: 'code',
    pattern: /\bz\.iso\.date\(\)/g,
    files: /^packages\/domain\/src\/.*\.ts$/,
    except: /\/language\/digit-input\.ts$/,
    message: 'people type days in digits of their own; use dayInput (domain/language/digit-input.ts)',
  },
  {
    rule: 'no-only-or-skip',
    reads: 'code',
    pattern: /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:only|skip|todo|fails|fixme)\b/g,
    files: TEST,
    message: 'every test runs',
  },
  { rule: 'no-any', reads: 'code', pattern: /\bas any\b/g, files: SOURCE, message: 'name the type' },
  {
    rule: 'no-silenced-checks',
    reads: 'comments',
    pattern: /@ts-(?:ignore|nocheck)|eslint-disable|biome-ignore/g,
    files: SOURCE,
    message: 'mend the code instead of silencing the check',
  },
  {
    rule: 'nothing-unfinished',
    reads: 'comments',
    pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/g,
    files: /\.(?:tsx?|mjs|css)$/,
    message: 'finish it, or write it down where work is planned',
  },
];

const PHYSICAL_CLASS =
  /(?<![\w-])-?(?:(?:m|p|scroll-m|scroll-p)[lr]-[\w([]|(?:left|right)-(?:\d|px\b|auto\b|full\b|\(|\[)|(?:text|float|clear)-(?:left|right)(?![\w-])|border-[lr](?![\w])|rounded-(?:l|r|tl|tr|bl|br)(?![\w]))/g;
const PHYSICAL_STYLE =
  /\b(?:(?:margin|padding|border)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)\b|\btextAlign:\s*'(?:left|right)'/g;
const PHYSICAL_CSS =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding|border)-(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius\b|(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/g;
const ARBITRARY_CLASS = /(?<![\w-])-?[a-z][\w-]*-\[[^\]\s]+\]|(?:^|\s)\[[^\]\s]+\]:[\w-]/g;
const HEX = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])`;

const LOOK_RULES: TextRule[] = [
  ...(
    [
      ['strings', PHYSICAL_CLASS, WEB],
      ['code', PHYSICAL_STYLE, WEB],
      ['code', PHYSICAL_CSS, WEB_CSS],
    ] as const
  ).map(([reads, pattern, files]) => ({
    rule: 'logical-css',
    reads,
    pattern,
    files,
    except: TEST,
    message: 'the layout mirrors: use start and end (ms-, pe-, text-start, inset-inline-start …)',
  })),
  {
    rule: 'no-arbitrary-values',
    reads: 'strings',
    pattern: ARBITRARY_CLASS,
    files: WEB,
    except: TEST,
    message: 'use a token, or add one to apps/web/app/styles/tokens.css',
  },
  ...(
    [
      ['strings', new RegExp(String.raw`(?<![\w/&])${HEX}|\b(?:rgba?|hsla?|oklch)\(`, 'gi'), WEB],
      ['code', new RegExp(String.raw`${HEX}|\b(?:rgba?|hsla?|oklch|lab|lch)\((?!\s*from\b)`, 'gi'), WEB_CSS],
    ] as const
  ).map(([reads, pattern, files]) => ({
    rule: 'colours-are-tokens',
    reads,
    pattern,
    files,
    except: new RegExp(`${TEST.source}|${TOKEN_FILES.source}`),
    message: 'colours stand in apps/web/app/styles/tokens.css',
  })),
  ...(
    [
      ['strings', WEB],
      ['code', WEB_CSS],
    ] as const
  ).map(([reads, files]) => ({
    rule: 'sizes-are-tokens',
    reads,
    // Lines and focus rings of up to 3px are drawn in pixels.
    pattern: /(?<![\w.])(?![0-3]px)\d*\.?\d+px\b/g,
    files,
    except: new RegExp(`${TEST.source}|${TOKEN_FILES.source}`),
    message: 'sizes are tokens in apps/web/app/styles/tokens.css, or rem',
  })),
];

export const TEXT_RULES: TextRule[] = [...CODE_RULES, ...LOOK_RULES];
